/** Fails like an error in a hook; hooks.pocketbase.test.ts expects its file and line in the log. */
export function fail(): never {
  throw new TypeError('a mistake in a hook');
}
