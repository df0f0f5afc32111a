import { useState } from 'react';
import { pageAddress } from '../../domain/addresses.ts';
import type { Language } from '../../domain/language.ts';
import { type Shared, shareOrCopy } from '../ui/share.ts';

interface Share {
  readonly shared: Shared | undefined;
  readonly share: (language: Language, title: string | undefined) => Promise<void>;
}

/** Shares a dish's address. */
export function useShare(dish: string): Share {
  const [outcome, setOutcome] = useState<{ readonly dish: string; readonly shared: Shared }>();
  const share: Share['share'] = async (language, title) => {
    const url = new URL(pageAddress({ language, dish }), window.location.href).href;
    const shared = await shareOrCopy({ url, ...(title === undefined ? {} : { title }) });
    if (shared) setOutcome({ dish, shared });
  };
  return { shared: outcome?.dish === dish ? outcome.shared : undefined, share };
}
