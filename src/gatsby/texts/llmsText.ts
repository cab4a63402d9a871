import { localeCodes, localePath } from '../../i18n/locales';
import { FEED, LLMS, textPath } from '../../lib/url/textFiles';
import { listPath } from '../pages/pagePath';
import { markdownLine } from './markdownOf';
import type { SiteFacts } from './SiteFacts';
import { filled, wordsIn } from './words';

type Listed = { readonly path: string; readonly title: string; readonly summary: string | null };

/** The pages to list; of the articles only the newest. */
type Lists = Readonly<Record<'pages' | 'cases' | 'workshops' | 'projects', { readonly nodes: readonly Listed[] }>> & {
  readonly articles: readonly Listed[];
};

/** The contents of a locale's part of the site, for answer engines: https://llmstxt.org. */
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
