/** A link is to be copied by hand. */
export type Shared = 'copied' | { readonly link: string };

/** By the system's share sheet, or by copying the link; without a link, the text. */
export async function shareOrCopy(data: ShareData): Promise<Shared | undefined> {
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

const BY_HAND = {
  userSelect: 'all',
  WebkitUserSelect: 'all',
  overflowWrap: 'anywhere',
} as const;

export function ShareResult({ shared, copied }: { shared: Shared | undefined; copied: string }) {
  if (shared === 'copied') return copied;
  return shared && <bdi style={BY_HAND}>{shared.link}</bdi>;
}
