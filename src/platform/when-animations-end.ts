/** Calls back when nothing in the element moves any more: at once where motion is off. */
export function whenAnimationsEnd(element: Element | null, callBack: () => void): () => void {
  let isCurrent = true;
  const animations = element?.getAnimations({ subtree: true }) ?? [];
  Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    if (isCurrent) callBack();
  });
  return () => {
    isCurrent = false;
  };
}
