import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { fieldsFromWire, fromSdk, fromWire } from './plain-value.ts';

test.each([
  { why: 'a text', wire: { stringValue: 'Ribeye' }, sdk: 'Ribeye', plain: 'Ribeye' },
  { why: 'an empty text', wire: { stringValue: '' }, sdk: '', plain: '' },
  { why: 'a whole number', wire: { integerValue: '89' }, sdk: 89, plain: 89 },
  { why: 'a fraction', wire: { doubleValue: 89.5 }, sdk: 89.5, plain: 89.5 },
  { why: 'no number', wire: { doubleValue: 'NaN' }, sdk: Number.NaN, plain: Number.NaN },
  { why: 'no', wire: { booleanValue: false }, sdk: false, plain: false },
  { why: 'null', wire: { nullValue: null }, sdk: null, plain: null },
  {
    why: 'a list',
    wire: { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } },
    sdk: ['a', 1],
    plain: ['a', 1],
  },
  { why: 'an empty list', wire: { arrayValue: {} }, sdk: [], plain: [] },
  {
    why: 'a map',
    wire: { mapValue: { fields: { a: { mapValue: {} } } } },
    sdk: { a: {} },
    plain: { a: {} },
  },
  {
    why: 'a time',
    wire: { timestampValue: '2026-01-01T00:00:00Z' },
    sdk: Timestamp.fromMillis(0),
    plain: {},
  },
  {
    why: 'a place',
    wire: { geoPointValue: { latitude: 24, longitude: 46 } },
    sdk: new GeoPoint(24, 46),
    plain: {},
  },
  {
    why: 'bytes',
    wire: { bytesValue: 'AAEC' },
    sdk: Bytes.fromBase64String('AAEC'),
    plain: {},
  },
])('§7 $why is the same, whether a request or the SDK brings it', ({ wire, sdk, plain }) => {
  expect(fromWire(wire)).toEqual(plain);
  expect(fromSdk(sdk)).toEqual(plain);
});

test('§7 a document without fields has none', () => expect(fieldsFromWire(undefined)).toEqual({}));
