import { createContext, useContext } from 'react';
import type { Menu, PageContent } from '../content/page-content.ts';
import type { LoadingSlide } from '../content/reader.ts';
import type { Brand } from '../domain/brand.ts';
import type { FindSrcSet } from '../domain/pictures.ts';

export interface Environment {
  readonly brand: Brand;
  readonly findSrcSet: FindSrcSet;
  /** The content that the page was served with, if it was not served empty. */
  readonly pageContent: PageContent | undefined;
  readonly menu: Promise<Menu>;
  readonly slides: Promise<readonly LoadingSlide[]>;
  readonly readMenuAgain: () => Promise<Menu>;
  readonly onMenuShown: () => void;
}

export const EnvironmentContext = createContext<Environment | undefined>(undefined);

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('no EnvironmentContext');
  return environment;
}
