import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { MENU_PATH } from '../../../src/domain/constants.ts';
import { type Engine, waitUntil } from './engine.ts';
import {
  listVisible,
  prepareClick,
  type Role,
  selectorOf,
  type VisibleElement,
  wasClicked,
} from './page-scripts.ts';

/** A scrolling element moves within this time. */
const FRAMES_MS = 40;

/** A diner with a browser: finds elements by role and name, and uses them. */
export interface Visitor {
  /** Opens the menu and waits until the app has hydrated the page. */
  open(query?: string): Promise<void>;
  /** Opens the menu without waiting for the app. */
  load(query?: string): Promise<void>;
  untilHydrated(): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;

  hover(role: Role, name: string): Promise<void>;
  click(role: Role, name: string): Promise<void>;

  /** The visible elements of a role, on the whole page, in document order. */
  see(role: Role): Promise<readonly VisibleElement[]>;
  names(role: Role): Promise<readonly string[]>;
  /** Waits until the visible elements of a role have these names. */
  sees(role: Role, names: readonly string[]): Promise<void>;
  /** The names of the focused elements, or of those with `aria-current`. */
  focused(role: Role): Promise<readonly string[]>;
  current(role: Role): Promise<readonly string[]>;
  language(): Promise<string>;
  /** The top edge of a category's section, in the viewport. */
  topOf(category: string): Promise<number>;
}

export function createVisitor(engine: Engine, origin: string): Visitor {
  const load = (query = '') => engine.open(`${origin}${MENU_PATH}${query}`);

  const untilHydrated = () =>
    waitUntil('the app has hydrated the page', () =>
      engine.run(() => document.querySelector('link[rel="manifest"]') !== null),
    );

  const see = (role: Role) => engine.run(listVisible, selectorOf(role));

  const namesOf = async (
    role: Role,
    isIncluded: (element: VisibleElement) => boolean = () => true,
  ) => (await see(role)).filter(isIncluded).map(({ name }) => name);

  const reach = async (role: Role, name: string) => {
    const element = (await see(role)).find((seen) => seen.name === name);
    if (!element) return null;
    const first = await engine.run(prepareClick, element.position);
    await pause(FRAMES_MS);
    const second = await engine.run(prepareClick, element.position);
    const isAtRest = first?.x === second?.x && first?.y === second?.y;
    return isAtRest ? second : null;
  };

  return {
    open: async (query) => {
      await load(query);
      await untilHydrated();
    },
    load,
    untilHydrated,
    goBack: () => engine.run(() => history.back()),
    goForward: () => engine.run(() => history.forward()),

    hover: (role, name) =>
      waitUntil(`${role} “${name}” is hovered`, async () => {
        const point = await reach(role, name);
        if (point) await engine.point(point.x, point.y);
        return point !== null;
      }),
    click: (role, name) =>
      waitUntil(`${role} “${name}” is clicked`, async () => {
        const point = await reach(role, name);
        if (point) await engine.click(point.x, point.y);
        return point !== null && engine.run(wasClicked);
      }),

    see,
    names: (role) => namesOf(role),
    sees: (role, names) => expect.poll(() => namesOf(role)).toEqual(names),
    focused: (role) => namesOf(role, ({ isFocused }) => isFocused),
    current: (role) => namesOf(role, ({ isCurrent }) => isCurrent),
    language: () =>
      engine.run(() => `${document.documentElement.lang} ${document.documentElement.dir}`),
    topOf: async (category) => {
      const section = (await see('section')).find(({ name }) => name === category);
      return Math.round(section?.top ?? Number.NaN);
    },
  };
}
