import { useState } from 'react';
import { pageAddress } from '../../domain/addresses.ts';
import type { Language } from '../../domain/language.ts';

/** Without a share sheet the link was copied, or is shown for copying by hand. */
type Shared = { readonly status: 'copied' } | { readonly status: 'shown'; readonly link: string };

interface Share {
  readonly shared: Shared | undefined;
  readonly share: (language: Language, title: string | undefined) => Promise<void>;
}

/** Shares a dish's address by the system's share sheet, or copies it. */
export function useShare(dish: string): Share {
  const [outcome, setOutcome] = useState<{ readonly dish: string; readonly shared: Shared }>();
  const share: Share['share'] = async (language, title) => {
    const link = new URL(pageAddress({ language, dish }), window.location.href).href;
    const isHandled = await openShareSheet({
      url: link,
      ...(title === undefined ? {} : { title }),
    });
    if (isHandled) return;
    const isCopied = await copy(link);
    setOutcome({ dish, shared: isCopied ? { status: 'copied' } : { status: 'shown', link } });
  };
  return { shared: outcome?.dish === dish ? outcome.shared : undefined, share };
}

async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Closing the sheet is a decision; after any other failure the link is copied instead.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Denied, or unsupported without TLS: the link is shown for copying by hand.
    return false;
  }
}
