import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells what was typed into a field that was in the page before the app. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  onTyped: (text: string) => void,
): void {
  const tell = useEffectEvent(onTyped);
  useEffect(() => {
    const text = field.current?.value ?? '';
    if (text !== '') tell(text);
  }, [field]);
}
