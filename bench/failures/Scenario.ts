/** One failure, tested on the real, running program. */
export interface Scenario<Site> {
  /** Its number in the list of failures that this project is designed against. */
  row: string;
  /** Name of the failure. */
  name: string;
  /** Runs it. @returns the outcome in a few words @throws Error if the outcome is wrong */
  run(site: Site): Promise<string>;
}

/** @throws Error with the message, unless the condition is true */
export function must(isSo: boolean, message: string): void {
  if (!isSo) throw new Error(message);
}

/** Polls until the result exists, for as long as even a busy machine may take. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, seconds = 600): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Not after ${seconds} s: ${what}`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
}
