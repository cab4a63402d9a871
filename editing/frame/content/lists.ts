import { compare, LIST_LENGTH, newestFirst, nextReads } from '../../../src/gatsby/pages/pageLists';
import { localDay } from '../../../src/lib/text/formatDate';
import { isOver } from '../../../src/lib/text/placesLeft';
import type { DraftRecord } from '../../store/types';
import type { Library } from './Library';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** PocketBase's dates have a space between day and time, and the UTC's Z at the end. */
const nowAsText = (): string => new Date().toISOString().replace('T', ' ');

/** Whether visitors see a record: published, and its moment has come. */
const isPublic = ({ values }: DraftRecord): boolean =>
  values.status === 'published' && text(values.publish_at) <= nowAsText();

const first = (records: readonly DraftRecord[]): DraftRecord[] => records.filter(isPublic).slice(0, LIST_LENGTH);

/** An article with its topics, as a card or an article shows them. */
export function postOf<Fragment>(library: Library, record: DraftRecord): Fragment {
  const ids = record.values.tags;
  const tags = (Array.isArray(ids) ? ids : []).flatMap((id: unknown) => library.record('tags', id) ?? []);
  return { ...library.read<object>(record), tags: library.readAll(tags), isByHouse: true } as Fragment;
}

const newestPosts = (records: readonly DraftRecord[]): DraftRecord[] =>
  newestFirst(
    records.map((record) => ({
      ...{ record, slug: text(record.values.slug), publish_at: text(record.values.publish_at) || null },
    })),
  ).map(({ record }) => record);

const cards = (library: Library, records: readonly DraftRecord[]): Queries.PostCardFragment[] =>
  records.flatMap((record) => {
    try {
      return [postOf<Queries.PostCardFragment>(library, record)];
    } catch {
      return [];
    }
  });

/** The articles that an article recommends at its end. */
export function readsAfter(library: Library, post: DraftRecord): Queries.PostCardFragment[] {
  const posts = newestPosts(library.all('posts').filter((other) => other === post || isPublic(other)));
  const next = nextReads(posts.map(({ id }) => id)).get(post.id) ?? [];
  return cards(
    library,
    next.flatMap((id) => library.record('posts', id) ?? []),
  );
}

/** An empty time is null on the site. */
const timesOf = ({ starts_at, ends_at }: DraftRecord['values']) => ({
  starts_at: text(starts_at) || null,
  ends_at: text(ends_at) || null,
});

const coming = (library: Library): DraftRecord[] => {
  const today = localDay();
  return library
    .all('workshops')
    .filter(({ values }) => !isOver(timesOf(values), today))
    .sort((a, b) => compare(text(a.values.starts_at), text(b.values.starts_at)) || compare(a.id, b.id));
};

/** The records of a block of kind `list`: the same ones, in the same order, as on the site. */
export function listOf(library: Library, list: unknown) {
  return {
    posts: list === 'posts' ? cards(library, first(newestPosts(library.all('posts')))) : [],
    // Without a page of their own with the whole list, all cases are shown.
    cases: list === 'cases' ? library.readAll<Queries.CaseCardFragment>(library.ordered('cases').filter(isPublic)) : [],
    projects:
      list === 'projects' ? library.readAll<Queries.ProjectCardFragment>(first(library.ordered('projects'))) : [],
    workshops: list === 'workshops' ? library.readAll<Queries.WorkshopCardFragment>(first(coming(library))) : [],
  };
}
