/**
 * The value of an object's own key. A key from a request may be "constructor" or "__proto__", which every object inherits.
 */
export function ownValue<T extends object>(object: T, key: PropertyKey): T[keyof T] | undefined {
  return Object.prototype.hasOwnProperty.call(object, key) ? object[key as keyof T] : undefined;
}
