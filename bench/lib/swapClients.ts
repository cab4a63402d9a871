import { PAGES, releaseOf, scriptOf } from './swapRelease';

/** The responses that clients received while releases replaced each other. */
export interface Seen {
  pages: number;
  scripts: number;
  /** Responses with content of two releases; truncated ones; those other than 200, or none at all. */
  mixed: number;
  partial: number;
  failed: number;
  /** Pages that refer to a script of another release, or to a missing script. */
  estranged: number;
  /** An older release after a newer one, for the same client. */
  backwards: number;
  releases: Set<number>;
  /** The first of each kind, as text. */
  examples: string[];
}

export const newSeen = (): Seen => ({
  ...{ pages: 0, scripts: 0, mixed: 0, partial: 0, failed: 0, estranged: 0, backwards: 0 },
  releases: new Set(),
  examples: [],
});

/** Requests pages in succession, and the script of each, until it has to stop. */
export async function visit(url: string, seen: Seen, isOver: () => boolean): Promise<void> {
  let last = 0;
  const note = (kind: 'mixed' | 'partial' | 'failed' | 'estranged' | 'backwards', what: string) => {
    seen[kind] += 1;
    if (seen.examples.length < 10) seen.examples.push(`${kind}: ${what}`);
  };
  const get = async (path: string): Promise<string | undefined> => {
    try {
      const answer = await fetch(url + path);
      const body = await answer.text();
      if (answer.status === 200) return body;
      note('failed', `${path} answered ${answer.status}`);
    } catch (error) {
      note('failed', `${path}: ${String(error)}`);
    }
    return undefined;
  };

  for (let turn = 0; !isOver(); turn++) {
    const path = PAGES[turn % PAGES.length] ?? '/';
    const page = await get(path);
    if (page === undefined) continue;
    seen.pages += 1;
    const release = releaseOf(page);
    if (typeof release === 'string') {
      note(release, path);
      continue;
    }
    seen.releases.add(release);
    if (release < last) note('backwards', `${path} of ${release} after ${last}`);
    last = release;
    const script = /href="\/(app-\d{20}\.js)"/.exec(page)?.[1] ?? '';
    if (script !== scriptOf(release)) note('estranged', `${path} of ${release} names ${script}`);
    // Also of a release that is not live any more: an open page still requests its own scripts.
    const content = await get(`/${script}`);
    if (content === undefined) continue;
    seen.scripts += 1;
    const written = releaseOf(content);
    if (typeof written === 'string') note(written, script);
    else if (written !== release) note('estranged', `${script} holds ${written}`);
  }
}
