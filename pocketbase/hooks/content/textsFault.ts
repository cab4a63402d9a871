/** Values that a page shows as text; other values make rendering fail. */
const isText = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Checks a field of named texts ({"name": "text"}).
 * @param json the field's value
 * @returns a sentence for the field, or undefined
 */
export function textsFault(json: string): string | undefined {
  if (!json || json === 'null' || json === '""') return undefined;
  let texts;
  try {
    texts = JSON.parse(json);
  } catch {
    return 'This is no JSON. Write named texts: {"name": "text"}.';
  }
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
    return 'Write named texts between braces: {"name": "text"}.';
  }
  const stray = Object.keys(texts).find((name) => !isText(texts[name]));
  if (stray === undefined) return undefined;
  return `"${stray.slice(0, 40)}" is a list or a group. Each name takes one text: {"name": "text"}.`;
}
