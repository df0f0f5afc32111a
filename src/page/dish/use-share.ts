import { useState } from 'react';
import type { Language } from '../../domain/language.ts';
import { pageAddress } from '../../domain/page-address.ts';

/** What became of sharing where the phone has no sheet for it: the link is copied, or there to be. */
type Shared = { readonly status: 'copied' } | { readonly status: 'shown'; readonly link: string };

interface Share {
  readonly shared: Shared | undefined;
  readonly share: (language: Language, title: string | undefined) => Promise<void>;
}

/** Gives a dish's address to the phone's own sheet; where there is none, to the clipboard. */
export function useShare(dish: string): Share {
  const [outcome, setOutcome] = useState<{ readonly dish: string; readonly shared: Shared }>();
  const share: Share['share'] = async (language, title) => {
    const link = new URL(pageAddress({ language, dish }), window.location.href).href;
    const isTaken = await offerSheet({ url: link, ...(title === undefined ? {} : { title }) });
    if (isTaken) return;
    const isCopied = await copy(link);
    setOutcome({ dish, shared: isCopied ? { status: 'copied' } : { status: 'shown', link } });
  };
  return { shared: outcome?.dish === dish ? outcome.shared : undefined, share };
}

async function offerSheet(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Who closes the sheet has decided; any other failure is a sheet that cannot be had.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or not there at all on a site without TLS: the visitor gets the link to copy by hand.
    return false;
  }
}
