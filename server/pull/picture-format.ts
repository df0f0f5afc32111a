const SIGNATURES: Readonly<Record<string, RegExp>> = {
  avif: /^.{4}ftypavi[fs]/s,
  gif: /^GIF8[79]a/,
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
};

/** What a picture's first bytes say it is, whatever its sender calls it; nothing for what is no picture. */
export function endingOf(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 16);
  return Object.keys(SIGNATURES).find((ending) => SIGNATURES[ending]?.test(start));
}
