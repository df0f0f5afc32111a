import fc from 'fast-check';

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** Any text. fast-check's own unit `binary` first makes a table of all characters, for a second. */
export const anyText = fc.string({
  unit: fc
    .integer({ min: 0, max: 0x10ffff })
    .filter((code) => !isSurrogate(code))
    .map((code) => String.fromCodePoint(code)),
});
