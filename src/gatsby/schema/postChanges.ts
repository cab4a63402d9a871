import type { Context } from '../lib/NodeModel';
import type { PostNode } from '../lib/PostNode';

type TagNode = Pick<PostNode, 'pbId' | 'locale' | 'revised'>;

/** Of all nodes of a type; nothing is sorted. */
async function allOf<T>(type: string, { nodeModel }: Context): Promise<T[]> {
  const { entries } = await nodeModel.findAll({ type, query: { filter: {} } });
  return [...entries] as T[];
}

/** Each article with its topics: when they last read differently in their language, and what the sitemap asks besides. */
async function resolve(_: unknown, _args: unknown, context: Context) {
  const topics = await allOf<TagNode>('Tag', context);
  const revisedAt = new Map(topics.map(({ locale, pbId, revised }) => [`${locale} ${pbId}`, revised]));
  const posts = await allOf<PostNode>('Post', context);
  return posts.map(({ id, path, locale, isFallback, publish_at, revised, pbLinks }) => ({
    ...{ id, path, isFallback, publish_at, revised },
    tags: (pbLinks.tags ?? []).map((tag) => ({ revised: revisedAt.get(`${locale} ${tag}`) ?? null })),
  }));
}

/** One field for all articles: asked for one by one, six fields of ten thousand of them take as long as a build. */
export const postChanges = {
  type: 'JSON!',
  description: 'For the sitemap: a list of all articles with { id, path, isFallback, publish_at, revised, tags }.',
  resolve,
};
