import type { NodePluginArgs } from 'gatsby';
import { localeCodes, localePath } from '../../i18n/locales';
import { FEED, LLMS } from '../../lib/textFiles';
import { answerOf } from '../answerOf';
import { feedOf } from './feedOf';
import { llmsText } from './llmsText';
import { TEXTS, type Texts } from './textsQuery';
import { type TextMemory, writeArticleTexts } from './writeArticleTexts';

type Graphql = <T>(query: string, variables: object) => Promise<{ data?: T; errors?: unknown }>;

type Build = Pick<NodePluginArgs, 'cache'> & {
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
export async function writeTexts({ cache, publicDir, siteUrl, articles, graphql, write }: Build): Promise<void> {
  for (const locale of localeCodes) {
    const data = await answerOf(graphql<Texts>(TEXTS, { locale }), 'The texts for feeds');
    const { title, text } = { title: null, text: null, ...data.site };
    const site = { locale, siteUrl, siteName: title ?? new URL(siteUrl).host, description: text?.text ?? '' };
    await write(localePath(FEED, locale), await feedOf(site, data.newest.nodes));
    await write(localePath(LLMS, locale), llmsText(site, data));
  }
  const before = (await cache.get(MEMORY)) as TextMemory | undefined;
  await cache.set(MEMORY, await writeArticleTexts({ publicDir, siteUrl, articles, memory: before }));
}
