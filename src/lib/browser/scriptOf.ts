/**
 * The source location in a line of a stack, as browsers write it: "at f (https://…/app.js:1:2)",
 * "f@https://…/app.js:1:2".
 */
const PLACE = /(https?:\/\/[^\s()]+?):\d+:\d+\)?$/m;

/**
 * Returns the URL of the script in which an error arose; undefined for a value that is no error, or an error without a
 * location.
 */
export function scriptOf(error: unknown): string | undefined {
  return error instanceof Error ? PLACE.exec(error.stack ?? '')?.[1] : undefined;
}
