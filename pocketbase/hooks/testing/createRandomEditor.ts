import { random } from '../../../server/testing/random';

/** An action of an editor: a call of the API. */
export interface Edit {
  method: 'POST' | 'PATCH' | 'DELETE';
  collection: string;
  /** The id of an existing record. */
  id?: string;
  body?: Record<string, unknown>;
}

type Row = { readonly id: string };
type Rows = Readonly<Record<string, readonly Row[]>>;

const WORDS = ['a', 'b', 'old', 'č'];
const PLACES = ['/', '/', '/blog/', '/blog/', '/blog/tag/', '/old/', '/sl/', '/sl/blog/'];
/** Collections with pages, and the required fields of their records. */
const PAGED = {
  posts: { title: 'T', summary: 'S', body: 'B' },
  pages: { title: 'T', section: 'default' },
  tags: { name: 'N' },
};

/**
 * An editor who changes slugs and redirects at random, the same ones for the same seed. Few words, so that many collide; also
 * senseless changes, because people try them.
 * @param seed
 * @param siteUrl the site's own URL, for targets with a full URL
 */
export function createRandomEditor(seed: number, siteUrl: string) {
  const draw = random(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(draw() * list.length)] as Item;
  const chance = (share: number): boolean => draw() < share;
  const path = (): string => pick(PLACES) + (chance(0.9) ? `${pick(WORDS)}${chance(0.85) ? '/' : ''}` : '');

  function from(): string {
    return chance(0.3) ? `${path()}*` : path();
  }
  function to(isOpen: boolean): string {
    if (chance(0.05)) return 'https://elsewhere.example/x';
    if (isOpen && chance(0.6)) return `${pick(PLACES)}${chance(0.5) ? `${pick(WORDS)}/` : ''}*`;
    const end = pick(['', '', '', '?x=1', '#part', 'index.html']);
    return (chance(0.1) ? pick([siteUrl, siteUrl.toUpperCase()]) : '') + path() + end;
  }
  function redirect() {
    const start = from();
    return { from: start, to: to(start.endsWith('*')), status: pick(['301', '302']) };
  }
  function state() {
    return chance(0.8) ? 'published' : 'draft';
  }

  /** The editor's next action, by the current records. */
  function next(rows: Rows): Edit {
    const collection = chance(0.5) ? 'redirects' : pick(Object.keys(PAGED) as (keyof typeof PAGED)[]);
    const known = rows[collection] ?? [];
    const old = known.length > 0 && chance(0.55) ? pick(known) : undefined;
    if (old && chance(0.2)) return { method: 'DELETE', collection, id: old.id };
    if (collection === 'redirects') {
      // Most of these paths have no page.
      const body = { ...redirect(), confirmed: true };
      return old ? { method: 'PATCH', collection, id: old.id, body } : { method: 'POST', collection, body };
    }
    const tag = chance(0.7) ? pick([undefined, ...(rows['tags'] ?? [])])?.id : undefined;
    const body = {
      slug: pick(WORDS.slice(0, 3)),
      ...(collection !== 'tags' && { status: state() }),
      ...(collection === 'posts' && tag !== undefined && { tags: [tag] }),
    };
    if (old) return { method: 'PATCH', collection, id: old.id, body };
    return { method: 'POST', collection, body: { ...PAGED[collection], ...body } };
  }

  return { next, path };
}
