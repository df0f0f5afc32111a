import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Whether the visitor is busy with an element: the mouse rests on it or the keyboard is inside it. */
export function useAttention() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    hasAttention: isHovered || hasFocus,
    attentionHandlers: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setHasFocus(event.target.matches(':focus-visible')),
      onBlur: () => setHasFocus(false),
    },
  };
}
