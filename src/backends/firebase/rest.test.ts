import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { MENU } from '../../content/backend.ts';
import {
  decodeFields,
  decodeFirestoreValue,
  decodeSdkValue,
  fetchDocuments,
  ReadRefused,
} from './rest.ts';

const DATABASE = { projectId: 'p', apiKey: 'k', emulatorHost: undefined };

const document = {
  name: 'projects/p/databases/(default)/documents/SteakHouseMenu/ribeye',
  fields: { titleEn: { stringValue: 'Ribeye' } },
  createTime: '2026-01-01T00:00:00.000001Z',
  updateTime: '2026-01-02T00:00:00.000001Z',
};

function answer(body: unknown, status = 200) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

afterEach(() => void vi.useRealTimers());

test('a collection is one request, without a preflight', async () => {
  const fetch = answer([{ document, readTime: 'a' }, { readTime: 'b' }]);
  expect(await fetchDocuments(DATABASE, MENU)).toEqual({ documents: [document], readTime: 'b' });
  expect(fetch).toHaveBeenCalledTimes(1);
  const [address, { headers, body, method } = {}] = fetch.mock.calls[0] ?? [];
  expect(address).toBe(
    'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:runQuery?key=k',
  );
  expect([method, headers]).toEqual(['POST', undefined]);
  expect(JSON.parse(String(body))).toEqual({
    structuredQuery: { from: [{ collectionId: 'SteakHouseMenu' }] },
  });
});

test('a preloaded request is not sent again', async () => {
  const fetch = answer([]);
  const preloaded = Promise.resolve(new Response(JSON.stringify([{ document, readTime: 'a' }])));
  expect(await fetchDocuments(DATABASE, MENU, preloaded)).toEqual({
    documents: [document],
    readTime: 'a',
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('an emulator is read at its own host', async () => {
  const fetch = answer([{ readTime: 'a' }]);
  await fetchDocuments({ ...DATABASE, emulatorHost: '127.0.0.1:8081' }, MENU);
  expect(String(fetch.mock.calls[0]?.[0])).toMatch(
    /^http:\/\/127\.0\.0\.1:8081\/v1\/projects\/p\//,
  );
});

test('a document without fields counts', async () => {
  const { fields: _, ...empty } = document;
  answer([{ document: empty, readTime: 'a' }, { document, readTime: 'a' }, { done: true }]);
  expect(await fetchDocuments(DATABASE, MENU)).toEqual({
    documents: [empty, document],
    readTime: 'a',
  });
});

test('an empty collection is one row without a document', async () => {
  answer([{ readTime: 'a' }]);
  expect(await fetchDocuments(DATABASE, MENU)).toEqual({ documents: [], readTime: 'a' });
});

test.each([
  { why: 'a refusal', body: {}, status: 403, refused: true },
  { why: 'a project that is not there', body: {}, status: 404, refused: true },
  { why: 'a failure', body: {}, status: 503, refused: false },
  { why: 'an exceeded quota', body: {}, status: 429, refused: false },
  { why: 'a request that took too long', body: {}, status: 408, refused: false },
  {
    why: 'a refusal inside an answer',
    body: [{ error: { code: 403, message: 'no' } }],
    status: 200,
    refused: true,
  },
  {
    why: 'a failure after the first documents',
    body: [{ document, readTime: 'a' }, { error: { code: 503, message: 'later' } }],
    status: 200,
    refused: false,
  },
  { why: 'an answer that is no array', body: { documents: [] }, status: 200, refused: false },
  {
    why: 'a document without its times',
    body: [{ document: { name: document.name }, readTime: 'a' }],
    status: 200,
    refused: false,
  },
])('$why is an error, and refused is $refused', async ({ body, status, refused }) => {
  answer(body, status);
  const error = await fetchDocuments(DATABASE, MENU).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof ReadRefused).toBe(refused);
});

test.each([
  { why: 'no network', fetched: () => Promise.reject(new TypeError('failed to fetch')) },
  { why: 'the page of a Wi-Fi portal', fetched: async () => new Response('<h1>Welcome</h1>') },
])('$why is an error, but no refusal', async ({ fetched }) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  const error = await fetchDocuments(DATABASE, MENU).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ReadRefused);
});

test('a backend that does not answer for 10 s is an error, and the request is aborted', async () => {
  vi.useFakeTimers();
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise(() => undefined));
  const outcome = expect(fetchDocuments(DATABASE, MENU)).rejects.toThrow(`reading ${MENU}`);
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test.each([
  { why: 'a text', rest: { stringValue: 'Ribeye' }, sdk: 'Ribeye', plain: 'Ribeye' },
  { why: 'an empty text', rest: { stringValue: '' }, sdk: '', plain: '' },
  { why: 'a whole number', rest: { integerValue: '89' }, sdk: 89, plain: 89 },
  { why: 'a fraction', rest: { doubleValue: 89.5 }, sdk: 89.5, plain: 89.5 },
  { why: 'NaN', rest: { doubleValue: 'NaN' }, sdk: Number.NaN, plain: Number.NaN },
  { why: 'a boolean', rest: { booleanValue: false }, sdk: false, plain: false },
  { why: 'null', rest: { nullValue: null }, sdk: null, plain: null },
  {
    why: 'a list',
    rest: { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } },
    sdk: ['a', 1],
    plain: ['a', 1],
  },
  { why: 'an empty list', rest: { arrayValue: {} }, sdk: [], plain: [] },
  {
    why: 'a map',
    rest: { mapValue: { fields: { a: { mapValue: {} } } } },
    sdk: { a: {} },
    plain: { a: {} },
  },
  {
    why: 'a timestamp',
    rest: { timestampValue: '2026-01-01T00:00:00Z' },
    sdk: Timestamp.fromMillis(0),
    plain: {},
  },
  {
    why: 'a place',
    rest: { geoPointValue: { latitude: 24, longitude: 46 } },
    sdk: new GeoPoint(24, 46),
    plain: {},
  },
  {
    why: 'bytes',
    rest: { bytesValue: 'AAEC' },
    sdk: Bytes.fromBase64String('AAEC'),
    plain: {},
  },
])('§7 $why decodes to the same, from REST and from the SDK', ({ rest, sdk, plain }) => {
  expect(decodeFirestoreValue(rest)).toEqual(plain);
  expect(decodeSdkValue(sdk)).toEqual(plain);
});

test('§7 a document without fields has none', () => expect(decodeFields(undefined)).toEqual({}));
