import { PAGES, releaseOf, scriptOf } from './swapRelease';

/** The answers that visitors got while releases replaced each other. */
export interface Seen {
  pages: number;
  scripts: number;
  /** Answers that hold two releases; that are cut short; other than 200, or none at all. */
  mixed: number;
  partial: number;
  failed: number;
  /** Pages that name a script of another release, or whose script is not there. */
  estranged: number;
  /** An older release after a newer one, to the same visitor. */
  backwards: number;
  releases: Set<number>;
  /** The first of each kind, in words. */
  examples: string[];
}

export const newSeen = (): Seen => ({
  ...{ pages: 0, scripts: 0, mixed: 0, partial: 0, failed: 0, estranged: 0, backwards: 0 },
  releases: new Set(),
  examples: [],
});

/** Asks for pages one after another, and for the script that each names, until told to stop. */
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
    // Also of a release that is no more the live one: an open page goes on asking for its own.
    const content = await get(`/${script}`);
    if (content === undefined) continue;
    seen.scripts += 1;
    const written = releaseOf(content);
    if (typeof written === 'string') note(written, script);
    else if (written !== release) note('estranged', `${script} holds ${written}`);
  }
}
