import { type ReactNode, useEffect, useState } from 'react';
import { type PageAddress, pageAddress } from '../../domain/addresses.ts';
import styles from './share.module.css';
import hidden from './visually-hidden.module.css';

/** A link is to be copied by hand. */
type Shared = 'copied' | { readonly link: string };

const NOTE_MS = 3000;

/** In the branch that is shown. */
export function linkTo(shown: Omit<PageAddress, 'branch'>): string {
  const { branch } = document.documentElement.dataset;
  return new URL(pageAddress({ ...shown, branch }), window.location.href).href;
}

/** The result goes with its subject, and by itself, except a link that is to be copied by hand. */
export function useShare(subject: unknown) {
  const [shared, setShared] = useState<Shared>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject has not been shared yet
  useEffect(() => () => setShared(undefined), [subject]);
  useEffect(() => {
    if (shared !== 'copied') return;
    const timer = setTimeout(() => setShared(undefined), NOTE_MS);
    return () => clearTimeout(timer);
  }, [shared]);
  const share = async (data: ShareData) => {
    setShared(undefined);
    setShared(await shareOrCopy(data));
  };
  return { shared, share };
}

/** By the system's share sheet, or by copying the link; without a link, the text. */
async function shareOrCopy(data: ShareData): Promise<Shared | undefined> {
  if (await openShareSheet(data)) return undefined;
  const link = data.url ?? data.text ?? '';
  return (await copy(link)) ? 'copied' : { link };
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
    return false;
  }
}

interface ShareNoteProps {
  readonly shared: Shared | undefined;
  readonly copied: string;
  /** What is announced as long as nothing has been shared. */
  readonly children?: ReactNode;
}

/** Lies over what is above its bar, so that nothing moves. */
export function ShareNote({ shared, copied, children }: ShareNoteProps) {
  return (
    <p aria-live="polite" className={shared ? styles.note : hidden.hidden}>
      {shared === undefined && children}
      {shared === 'copied' ? copied : shared && <bdi className={styles.link}>{shared.link}</bdi>}
    </p>
  );
}
