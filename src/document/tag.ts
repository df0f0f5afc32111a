export type Attributes = Readonly<Record<string, string | true | undefined>>;

/** An element of the page's head, whatever its values hold. */
export function tag(name: string, attributes: Attributes, content?: string): string {
  const list = Object.entries(attributes).map(([attribute, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml(value)}"`;
  });
  const start = `<${name}${list.join('')}>`;
  return content === undefined ? start : `${start}${content}</${name}>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Data as the content of a `<script>`, which no text in it can end. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
