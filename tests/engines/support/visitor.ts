import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { MENU_PATH } from '../../../src/domain/constants.ts';
import { aim, hasMet } from './aim.ts';
import type { Engine } from './engine.ts';
import { look, type Role, selectorOf, type Thing } from './look.ts';
import { until } from './until.ts';

/** In which what scrolls can be seen to move. */
const FRAMES_MS = 40;

/** A diner with a browser: finds things by role and name, and uses them. */
export interface Visitor {
  /** Opens the menu, and waits until the app has taken the page over. */
  open(query?: string): Promise<void>;
  /** Opens the menu, and waits for no app. */
  arrive(query?: string): Promise<void>;
  untilHydrated(): Promise<void>;
  /** Within the menu. */
  goBack(): Promise<void>;
  goForward(): Promise<void>;

  hover(role: Role, name: string): Promise<void>;
  click(role: Role, name: string): Promise<void>;

  /** What can be seen of a role, on the whole page and in its order. */
  see(role: Role): Promise<readonly Thing[]>;
  names(role: Role): Promise<readonly string[]>;
  /** Waits until those of a role are the ones with these names. */
  sees(role: Role, names: readonly string[]): Promise<void>;
  /** The names of those that have the focus, or are marked as current. */
  focused(role: Role): Promise<readonly string[]>;
  current(role: Role): Promise<readonly string[]>;
  language(): Promise<string>;
  /** The top edge of a category's section, in the viewport. */
  topOf(category: string): Promise<number>;
}

export function createVisitor(engine: Engine, origin: string): Visitor {
  const arrive = (query = '') => engine.open(`${origin}${MENU_PATH}${query}`);

  const untilHydrated = () =>
    until('the app has taken the page over', () =>
      engine.run(() => document.querySelector('link[rel="manifest"]') !== null),
    );

  const see = (role: Role) => engine.run(look, selectorOf(role));

  const namesOf = async (role: Role, isMeant: (thing: Thing) => boolean = () => true) =>
    (await see(role)).filter(isMeant).map(({ name }) => name);

  const reach = async (role: Role, name: string) => {
    const thing = (await see(role)).find((seen) => seen.name === name);
    if (!thing) return null;
    const first = await engine.run(aim, selectorOf(role), thing.position);
    await pause(FRAMES_MS);
    const second = await engine.run(aim, selectorOf(role), thing.position);
    const isAtRest = first?.x === second?.x && first?.y === second?.y;
    return isAtRest ? second : null;
  };

  return {
    open: async (query) => {
      await arrive(query);
      await untilHydrated();
    },
    arrive,
    untilHydrated,
    goBack: () => engine.run(() => history.back()),
    goForward: () => engine.run(() => history.forward()),

    hover: (role, name) =>
      until(`${role} “${name}” is hovered`, async () => {
        const place = await reach(role, name);
        if (place) await engine.point(place.x, place.y);
        return place !== null;
      }),
    click: (role, name) =>
      until(`${role} “${name}” is clicked`, async () => {
        const place = await reach(role, name);
        if (place) await engine.click(place.x, place.y);
        return place !== null && engine.run(hasMet);
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
