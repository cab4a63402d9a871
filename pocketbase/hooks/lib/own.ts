/**
 * The value that an object has under a key of its own. A key that came with a request may be "constructor" or "__proto__",
 * which every object inherits.
 */
export function own<T extends object>(object: T, key: PropertyKey): T[keyof T] | undefined {
  return Object.prototype.hasOwnProperty.call(object, key) ? object[key as keyof T] : undefined;
}
