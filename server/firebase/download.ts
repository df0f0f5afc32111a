import * as http from 'node:http';
import * as https from 'node:https';
import { withTimeout } from '../../src/platform/timing.ts';
import { MAX_PICTURE_BYTES } from '../pictures/original-picture.ts';
import { lookupPublicHost, refuseLocalHost } from './public-address.ts';
import { FileRefused, failedAnswer } from './storage-file.ts';

/** For conditional requests. */
interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

interface DownloadOptions {
  /** Validators of the file that is already there. */
  readonly known?: Validators | undefined;
  /** For emulators only: an address in a document could otherwise reach the server's own network. */
  readonly allowsLocal: boolean;
}

const DEADLINE_MS = 30_000;
const MAX_REDIRECTS = 3;

/** Downloads a file; undefined if it is still the known one, without bytes if it is too large. Throws `FileRefused` where a retry is useless. */
export function download(address: string, options: DownloadOptions) {
  const follow = async (signal: AbortSignal) => {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await request(url, options, signal);
      const { statusCode: status = 0, headers } = response;
      if (status === 200) {
        const bytes = await readBody(response);
        return { bytes, etag: headers.etag, lastModified: headers['last-modified'] };
      }
      response.destroy();
      if (status === 304 && options.known) return undefined;
      if (status >= 400 || headers.location === undefined) {
        throw failedAnswer(`fetching ${url.href}`, status);
      }
      url = new URL(headers.location, url);
    }
    throw new FileRefused(`${url.href} leads from one address to another`);
  };
  return withTimeout(`fetching ${address}`, follow, DEADLINE_MS);
}

function request(
  url: URL,
  { known, allowsLocal }: DownloadOptions,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const get = { 'http:': http.get, 'https:': https.get }[url.protocol];
  if (!get) throw new FileRefused(`${url.href} is no address of the web`);
  if (!allowsLocal) refuseLocalHost(url.hostname);
  const headers = {
    accept: 'image/*',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
  return new Promise((resolve, reject) => {
    const lookup = allowsLocal ? undefined : lookupPublicHost;
    get(url, { headers, signal, lookup }, resolve).on('error', reject);
  });
}

/** Undefined if it is too large. */
async function readBody(response: http.IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  // The content-length header may be missing or wrong.
  let size = 0;
  const announced = Number(response.headers['content-length'] ?? 0);
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    if (Math.max(size, announced) > MAX_PICTURE_BYTES) return undefined;
  }
  return Buffer.concat(chunks);
}
