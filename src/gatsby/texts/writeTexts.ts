import type { NodePluginArgs } from 'gatsby';
import { localeCodes, localePath } from '../../i18n/locales';
import { FEED, LLMS } from '../../lib/url/textFiles';
import { answerOf } from '../lib/answerOf';
import { newestFirst } from '../pages/newestFirst';
import type { PostNode } from '../lib/PostNode';
import { feedOf } from './feedOf';
import { llmsText } from './llmsText';
import { FEED_LENGTH, LISTED, TEXTS, type Texts } from './textsQuery';
import { type TextMemory, writeArticleTexts } from './writeArticleTexts';

type Graphql = <T>(query: string, variables: object) => Promise<{ data?: T; errors?: unknown }>;

type Build = Pick<NodePluginArgs, 'cache' | 'getNodesByType'> & {
  publicDir: string;
  siteUrl: string;
  /** The articles' addresses. */
  articles: readonly string[];
  graphql: Graphql;
  /** Writes a file of the output. */
  write: (file: string, content: string) => Promise<void>;
};

const MEMORY = 'article-texts';

/** Writes what is read by other programs than browsers: feeds, llms.txt, and the articles as plain texts. */
export async function writeTexts(build: Build): Promise<void> {
  const { cache, getNodesByType, publicDir, siteUrl, articles, graphql, write } = build;
  const posts = newestFirst(getNodesByType('Post') as unknown as PostNode[]).filter(({ isFallback }) => !isFallback);
  for (const locale of localeCodes) {
    const ids = posts.filter((post) => post.locale === locale).map(({ id }) => id);
    const [listed, newest] = [ids.slice(0, LISTED), ids.slice(0, FEED_LENGTH)];
    const found = await answerOf(graphql<Texts>(TEXTS, { locale, listed, newest }), 'The texts for feeds');
    const { title, text } = { title: null, text: null, ...found.site };
    const site = { locale, siteUrl, siteName: title ?? new URL(siteUrl).host, description: text?.text ?? '' };
    await write(localePath(FEED, locale), await feedOf(site, found.newest));
    await write(localePath(LLMS, locale), llmsText(site, found));
  }
  const before = (await cache.get(MEMORY)) as TextMemory | undefined;
  await cache.set(MEMORY, await writeArticleTexts({ publicDir, siteUrl, articles, memory: before }));
}
