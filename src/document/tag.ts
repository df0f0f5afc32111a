export type Attributes = Readonly<Record<string, string | true | undefined>>;

/** An HTML element with escaped attribute values; its content is not escaped. */
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

/** JSON for the content of a `<script>`: nothing in it can close the script. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
