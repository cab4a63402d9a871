import type { PostNode } from '../lib/PostNode';

type Placed = Pick<PostNode, 'publish_at' | 'slug'>;

/** Behind every moment: what has none comes first, as where Gatsby sorts. */
const NO_MOMENT = '~';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Articles in the order in which the blog shows them: the newest first, and by their addresses where that is equal. */
export const newestFirst = <P extends Placed>(posts: readonly P[]): P[] =>
  posts.toSorted((a, b) => compare(b.publish_at ?? NO_MOMENT, a.publish_at ?? NO_MOMENT) || compare(a.slug, b.slug));
