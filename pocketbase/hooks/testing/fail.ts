/** Fails as a mistake in a hook would; hooks.pocketbase.test.ts expects its file and line in the log. */
export function fail(): never {
  throw new TypeError('a mistake in a hook');
}
