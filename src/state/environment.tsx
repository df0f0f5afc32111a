import { createContext, type ReactNode, useContext } from 'react';
import type { Backend } from '../content/backend.ts';
import type { LoadingSlide } from '../content/load-hero.ts';
import type { Brand } from '../menu/brand.ts';

/** What the composition root decides once, for the whole page. */
export interface Environment {
  readonly backend: Backend;
  readonly brand: Brand;
  /** On their way since the page's first moment. */
  readonly slides: Promise<readonly LoadingSlide[]>;
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
