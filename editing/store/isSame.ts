/** Whether a field has no value: PocketBase has none as '', null or nothing. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether two values of a field are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one === 'string' && typeof other === 'string') return one === other;
  return one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** With its names in order: PocketBase sorts those of a JSON field. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const wordsOf = (text: string): string =>
  text
    .replace(/(?:&nbsp;|\s)+/g, ' ')
    .trim()
    .normalize('NFC');

/** Whether two values differ in spaces and in the spelling of letters only. */
export function hasSameWords(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one === 'string' && typeof other === 'string') return wordsOf(one) === wordsOf(other);
  return isSame(one, other);
}
