const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Whether two values of a field are the same; PocketBase has no value as '', null or nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one === 'string' && typeof other === 'string') return one === other;
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
