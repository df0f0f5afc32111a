import { createHash } from 'node:crypto';
import type { Backend } from './backend.ts';
import type { StandInFile } from './content.ts';
import type { Fault, StorageFault } from './faults.ts';
import { type Exchange, sendJson } from './http.ts';

export const STORAGE_PATH = /^\/v0\/b\/([^/]+)\/o\/(.+)$/;

/** A file's metadata or its bytes: https://firebase.google.com/docs/storage/web/download-files */
export async function handleStorage(backend: Backend, exchange: Exchange): Promise<void> {
  const [, bucket = '', encoded = ''] = STORAGE_PATH.exec(exchange.url.pathname) ?? [];
  const path = decodeURIComponent(encoded);
  const wanted = exchange.url.searchParams.get('alt') === 'media' ? 'media' : 'metadata';
  if (wanted === 'media') backend.traffic.logRequest(`download ${path}`);
  const fault = backend.faults.strike(onFile(path, wanted));
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'http-error') return sendError(exchange, fault.status);
  if (fault?.kind === 'slow') await backend.pause(fault.delayMs);

  const file = backend.file(path);
  if (!file) return sendError(exchange, 404);
  if (wanted === 'metadata') return sendJson(exchange, metadata(bucket, path, file));
  const token = exchange.url.searchParams.get('token');
  if (token !== null && token !== tokenOf(path)) return sendError(exchange, 403);
  sendFile(exchange, file);
}

function onFile(path: string, wanted: 'metadata' | 'media') {
  return (fault: Fault): fault is StorageFault =>
    fault.service === 'storage' && (fault.path ?? path) === path && (fault.of ?? wanted) === wanted;
}

function sendFile({ response }: Exchange, { body, contentType }: StandInFile): void {
  response.writeHead(200, {
    'content-type': contentType,
    'content-length': body.length,
    'cache-control': 'private, max-age=0',
  });
  response.end(body);
}

function sendError(exchange: Exchange, code: number): void {
  const message = { 403: 'Permission denied.', 404: 'Not Found.' }[code] ?? 'Internal error.';
  sendJson(exchange, { error: { code, message } }, code);
}

function metadata(bucket: string, name: string, { body, contentType }: StandInFile) {
  return {
    name,
    bucket,
    contentType,
    size: `${body.length}`,
    md5Hash: createHash('md5').update(body).digest('base64'),
    generation: '1',
    metageneration: '1',
    timeCreated: '2024-01-01T00:00:00.000Z',
    updated: '2024-01-01T00:00:00.000Z',
    downloadTokens: tokenOf(name),
  };
}

function tokenOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}
