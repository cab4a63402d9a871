/** Where a line of a stack points to, as browsers write it: "at f (https://…/app.js:1:2)", "f@https://…/app.js:1:2". */
const PLACE = /(https?:\/\/[^\s()]+?):\d+:\d+\)?$/m;

/** The address of the script in which an error arose; undefined for what is no error or tells of no place. */
export function scriptOf(error: unknown): string | undefined {
  return error instanceof Error ? PLACE.exec(error.stack ?? '')?.[1] : undefined;
}
