import { createContext, type ReactNode, useContext } from 'react';
import type { Menu, PageContent } from '../../content/page-content.ts';
import type { LoadingSlide } from '../../content/reader.ts';
import type { Brand } from '../../domain/brand.ts';
import type { FindSrcSet } from '../../domain/pictures.ts';

/** What the composition root decides once, for the whole page. */
export interface Environment {
  readonly brand: Brand;
  readonly findSrcSet: FindSrcSet;
  /** What the page arrived with, where it did not arrive empty. */
  readonly pageContent: PageContent | undefined;
  /** The first reading, on its way whether or not anyone asks. */
  readonly menu: Promise<Menu>;
  readonly slides: Promise<readonly LoadingSlide[]>;
  readonly readMenuAgain: () => Promise<Menu>;
  /** Told once the menu is on the screen: what can wait has waited until now. */
  readonly onMenuShown: () => void;
}

const EnvironmentContext = createContext<Environment | undefined>(undefined);

export function EnvironmentProvider(props: { value: Environment; children: ReactNode }) {
  return <EnvironmentContext value={props.value}>{props.children}</EnvironmentContext>;
}

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment needs an EnvironmentProvider above it');
  return environment;
}
