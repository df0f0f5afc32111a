/** The position `step` places on from `position` among `count`, going round at both ends. */
export function wrapPosition(position: number, step: number, count: number): number {
  return (((position + step) % count) + count) % count;
}
