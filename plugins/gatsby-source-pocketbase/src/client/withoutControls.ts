/** C0 control characters except tab, line feed and carriage return, and DEL: neither HTML nor XML allows them. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Removes control characters from all strings of a JSON value, at any depth. They get into texts by pasting from PDF files and old
 * word processors, are invisible to editors, and browsers show U+FFFD for some.
 */
export function withoutControls<T>(value: T): T;
export function withoutControls(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(CONTROLS, '');
  if (Array.isArray(value)) return value.map((each) => withoutControls(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutControls(each)]));
}
