/**
 * What a menu can use of a stored value: a text, a number, yes or no, null, a list, a map. All else (a
 * time, a place, a reference, bytes) becomes an empty map, which no field of a menu takes for a text.
 */
const FOREIGN = {};

/** A value as the wire has it: https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
export function fromWire(value: unknown): unknown {
  const [[kind, content] = []] = isRecord(value) ? Object.entries(value) : [];
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
      return content;
    case 'nullValue':
      return null;
    // Whole numbers come as texts, and so do those that JSON has no word for.
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'arrayValue':
      return isRecord(content) && Array.isArray(content.values) ? content.values.map(fromWire) : [];
    case 'mapValue':
      return isRecord(content) ? fieldsFromWire(content.fields) : {};
    default:
      return FOREIGN;
  }
}

/** The backend leaves out what is empty. */
export function fieldsFromWire(fields: unknown): Record<string, unknown> {
  return mapValues(isRecord(fields) ? fields : {}, fromWire);
}

/** A value as the SDK has it: its own classes stand for what is foreign to a menu. */
export function fromSdk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromSdk);
  if (!isRecord(value)) return value;
  return Object.getPrototypeOf(value) === Object.prototype ? mapValues(value, fromSdk) : FOREIGN;
}

function mapValues(
  record: Record<string, unknown>,
  convert: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, convert(value)]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
