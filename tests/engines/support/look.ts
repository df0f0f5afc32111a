const ROLES = {
  alert: '[role="alert"]',
  article: 'article',
  button: 'button',
  /** A dish on the menu, by the button that opens it. */
  card: 'article h3 button',
  category: 'nav a[href^="#"]',
  dialog: 'dialog[open]',
  searchbox: 'input[type="search"]',
  section: 'section[aria-labelledby]',
  slide: '[aria-roledescription="slide"][aria-hidden="false"] img',
} as const;

export type Role = keyof typeof ROLES;

export const selectorOf = (role: Role): string => ROLES[role];

/** What can be told of a thing on the page. */
export interface Thing {
  /** Among all that are of its role, seen or not. */
  readonly position: number;
  readonly name: string;
  readonly text: string;
  /** Of its upper edge, in the viewport. */
  readonly top: number;
  readonly isFocused: boolean;
  readonly isCurrent: boolean;
}

/** Runs in the page: what can be seen of it, in its order. */
export function look(selector: string): Thing[] {
  const nameOf = (element: HTMLElement) => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const given = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    return (given ?? (label ?? element).textContent ?? '').trim();
  };
  return Array.from(document.querySelectorAll<HTMLElement>(selector))
    .map((element, position) => ({ element, position }))
    .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
    .map(({ element, position }) => ({
      position,
      name: nameOf(element),
      text: element.textContent ?? '',
      top: element.getBoundingClientRect().top,
      isFocused: element === document.activeElement,
      isCurrent: element.getAttribute('aria-current') === 'true',
    }));
}
