import type { Brand } from './brand.ts';

/** §9: by the visitor's own clock. */
export function isLunchTime(now: Date, lunch: Required<Brand>['lunch']): boolean {
  const hour = now.getHours();
  return lunch.days.includes(now.getDay()) && hour >= lunch.fromHour && hour < lunch.untilHour;
}
