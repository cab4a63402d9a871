/** One way to fail, tried on the really started thing. */
export interface Scenario<Site> {
  /** Its place in the list of failures that this project is built against. */
  row: string;
  /** Name of the failure. */
  name: string;
  /** Does it. @returns what was seen, in few words @throws Error where it was not as it must be */
  run(site: Site): Promise<string>;
}

/** @throws Error with the message, unless it is so */
export function must(isSo: boolean, message: string): void {
  if (!isSo) throw new Error(message);
}

/** Asks until the answer is there, for as long as even a busy machine may take. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, seconds = 600): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Not after ${seconds} s: ${what}`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
}
