import type { Node, NodePluginArgs } from 'gatsby';
import type { PostNode } from './PostNode';

export type Graphql = <T>(query: string, variables?: object) => Promise<{ data?: T; errors?: unknown }>;
type Found<P> = { postsById: readonly P[] };
type Digested = Pick<Node, 'internal'>;
type Article = Digested & Pick<PostNode, 'id' | 'pbLinks'>;
type Topic = Digested & { readonly pbId: string };

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
 * Returns a function that digests an article with its topics in all locales. A topic has a node for each, in an order that edits
 * change.
 */
function digester(topics: readonly Topic[]): (article: Article) => string {
  const byRecord = new Map<string, string[]>();
  for (const { pbId, internal } of topics) {
    const digests = byRecord.get(pbId);
    if (digests) digests.push(internal.contentDigest);
    else byRecord.set(pbId, [internal.contentDigest]);
  }
  const digests = new Map([...byRecord].map(([record, all]) => [record, all.sort().join()]));
  return ({ internal, pbLinks }) =>
    [internal.contentDigest, ...(pbLinks.tags ?? []).map((record) => digests.get(record))].join(' ');
}

/**
 * Creates a reader of all articles that queries only those that changed since its last call in this process: reading
 * the texts of thousands would take longer than the rest of a build. An article is unchanged if its own node and those of
 * its topics are.
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
  return async (graphql, getNodesByType) => {
    const digestOf = digester(getNodesByType('Tag') as unknown as Topic[]);
    const posts = (getNodesByType('Post') as unknown as Article[]).map((post) => ({
      id: post.id,
      digest: digestOf(post),
    }));
    const ids = posts.filter(({ id, digest }) => known.get(id)?.digest !== digest).map(({ id }) => id);
    const found = ids.length > 0 ? (await answerOf(graphql<Found<P>>(query, { ids }), what)).postsById : [];
    const fresh = new Map(found.map((post) => [post.id, post]));
    known = new Map(
      posts.flatMap(({ id, digest }) => {
        const post = fresh.get(id);
        const entry = post ? { digest, made: make(post) } : known.get(id);
        return entry ? [[id, entry] as const] : [];
      }),
    );
    return [...known.values()].map(({ made }) => made);
  };
}
