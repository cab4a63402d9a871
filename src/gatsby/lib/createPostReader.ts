import type { Node, NodePluginArgs } from 'gatsby';

export type Graphql = <T>(query: string, variables?: object) => Promise<{ data?: T; errors?: unknown }>;
type Found<P> = { postsById: readonly P[] };

/**
 * Returns the data of a query at the end of the build.
 * @param asked the query's result, from Gatsby's `graphql`
 * @param what describes the query in an error
 * @throws Error with the description, and Gatsby's own errors as its cause
 */
export async function answerOf<T>(asked: Promise<{ data?: T; errors?: unknown }>, what: string): Promise<T> {
  const { data, errors } = await asked;
  if (!data) throw new Error(`${what} can not be read.`, { cause: errors });
  return data;
}

/**
 * Creates a reader of all articles that queries only those that changed since its last call in this process: reading
 * the texts of thousands would take longer than the rest of a build. An article is unchanged if its own node and every
 * topic is.
 * @param query takes `$ids`, and selects of `postsById` the `id` and the fields for `make`
 * @param what describes the query in an error
 * @param make computes the value of an article: the same object for as long as the article is unchanged
 */
export function createPostReader<P extends { readonly id: string }, T>(
  query: string,
  what: string,
  make: (post: P) => T,
): (graphql: Graphql, getNodesByType: NodePluginArgs['getNodesByType']) => Promise<T[]> {
  let known: ReadonlyMap<string, { digest: string; made: T }> = new Map();
  let topics = '';
  return async (graphql, getNodesByType) => {
    const posts = getNodesByType('Post');
    const before = topics;
    topics = getNodesByType('Tag')
      .map(({ internal }) => internal.contentDigest)
      .sort()
      .join();
    if (topics !== before) known = new Map();
    const isKnown = ({ id, internal }: Node) => known.get(id)?.digest === internal.contentDigest;
    const ids = posts.filter((post) => !isKnown(post)).map(({ id }) => id);
    const found = ids.length > 0 ? (await answerOf(graphql<Found<P>>(query, { ids }), what)).postsById : [];
    const fresh = new Map(found.map((post) => [post.id, post]));
    known = new Map(
      posts.flatMap(({ id, internal }) => {
        const post = fresh.get(id);
        const entry = post ? { digest: internal.contentDigest, made: make(post) } : known.get(id);
        return entry ? [[id, entry] as const] : [];
      }),
    );
    return [...known.values()].map(({ made }) => made);
  };
}
