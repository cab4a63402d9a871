import type { NodePluginArgs } from 'gatsby';
import { localeCodes, localePath } from '../../i18n/locales';
import { FEED, LLMS, textPath } from '../../lib/url/pagePaths';
import { answerOf, type Graphql } from '../lib/createPostReader';
import type { PostNode } from '../lib/PostNode';
import { newestFirst } from '../pages/pageLists';
import { listPath } from '../pages/pagePath';
import { filled, wordsIn } from './localText';
import { feedOf, type SiteFacts } from './feedOf';
import { markdownLine } from './markdownOf';
import { FEED_LENGTH, LISTED, type Listed, type Texts, TEXTS } from './textsQuery';
import { type TextMemory, writeArticleTexts } from './writeArticleTexts';

/** The pages to list; of the articles only the newest. */
type Lists = Omit<Texts, 'site' | 'newest'>;

/** Returns the list of a locale's pages for answer engines: https://llmstxt.org. */
export function llmsText(site: SiteFacts, lists: Lists): string {
  const { locale, siteUrl, siteName, description } = site;
  const words = wordsIn(locale);
  const address = (path: string) => siteUrl + encodeURI(path);
  const link = ({ path, title, summary }: Listed) =>
    `- [${markdownLine(title)}](${address(path)})${summary ? `: ${markdownLine(summary)}` : ''}`;
  const section = (title: string, listed: readonly Listed[], note?: string) =>
    listed.length > 0 && [`## ${title}`, note, listed.map(link).join('\n')].filter(Boolean).join('\n\n');
  const others = localeCodes.filter((code) => code !== locale);
  const articles = lists.articles.map((article) => ({ ...article, path: textPath(article.path) }));
  const blog = address(localePath(listPath.posts, locale));
  const parts = [
    `# ${markdownLine(siteName)}`,
    description && `> ${markdownLine(description)}`,
    ...others.map((code) => filled(words.other, { address: address(localePath(LLMS, code)) })),
    section(words.pages, lists.pages.nodes),
    section(words.articles, articles, filled(words.articlesNote, { count: articles.length, address: blog })),
    section(words.cases, lists.cases.nodes),
    section(words.workshops, lists.workshops.nodes),
    section(words.projects, lists.projects.nodes),
    section(words.optional, [
      { path: localePath(FEED, locale), title: words.feedLink, summary: words.feedNote },
      { path: '/sitemap.xml', title: words.sitemap, summary: words.sitemapNote },
    ]),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

type Build = Pick<NodePluginArgs, 'cache' | 'getNodesByType'> & {
  publicDir: string;
  siteUrl: string;
  /** The articles' paths. */
  articles: readonly string[];
  graphql: Graphql;
  /** Writes a file of the output. */
  write: (file: string, content: string) => Promise<void>;
};

const MEMORY = 'article-texts';

/** Writes the files for programs other than browsers: feeds, llms.txt, and the articles as Markdown. */
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
