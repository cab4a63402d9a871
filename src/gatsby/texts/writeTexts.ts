import { fill } from '../../lib/text/fill';
import type { NodePluginArgs } from 'gatsby';
import { localeCodes, localePath } from '../../i18n/locales';
import { FEED, LLMS, textPath } from '../../lib/url/pagePaths';
import { listPath } from '../../lib/url/recordPath';
import { answerOf, type Graphql } from '../lib/createPostReader';
import type { PostNode } from '../lib/PostNode';
import { ProcessMemory } from '../lib/ProcessMemory';
import { newestFirst } from '../pages/pageLists';
import { wordsIn } from './localText';
import { type FeedArticle, feedOf, type SiteFacts } from './feedOf';
import { markdownLine } from './markdownOf';
import { type TextMemory, writeArticleTexts } from './writeArticleTexts';

/** The number of articles in a feed, and in the list for answer engines. */
const FEED_LENGTH = 20;
const LISTED = 50;

/** The fields of a page in a list. */
const FIELDS = 'path title summary';

/**
 * The query for feeds and lists in one locale: only texts written in it. A few articles are read by id, so that an edit
 * costs the same on a site of ten and of ten thousand articles: for the newest, Gatsby would sort all.
 */
const TEXTS = `
  query Texts($locale: String!, $listed: [String!]!, $newest: [String!]!) {
    site: contentByKey(key: "seo-site", section: "misc", locale: $locale) {
      title
      text {
        text
      }
    }
    pages: allPage(
      filter: { locale: { eq: $locale }, isFallback: { eq: false }, noindex: { ne: true } }
      sort: { path: ASC }
    ) {
      nodes {
        path
        title
        summary: seo_description
      }
    }
    articles: postsById(ids: $listed) {
      ${FIELDS}
    }
    newest: postsById(ids: $newest) {
      pbId
      path
      title
      summary
      author
      publish_at
      created
      revised
      tags {
        name
      }
      image {
        publicURL
        width
        height
      }
      image_alt
      body {
        tree
        images {
          src
          file {
            publicURL
            width
            height
          }
        }
        files {
          src
          file {
            publicURL
          }
        }
      }
    }
    cases: allCase(filter: { locale: { eq: $locale }, isFallback: { eq: false } }, sort: [{ order: ASC }, { pbId: ASC }]) {
      nodes {
        ${FIELDS}
      }
    }
    workshops: allWorkshop(
      filter: { locale: { eq: $locale }, isFallback: { eq: false } }
      sort: [{ starts_at: ASC }, { slug: ASC }]
    ) {
      nodes {
        ${FIELDS}
      }
    }
    projects: allProject(filter: { locale: { eq: $locale }, isFallback: { eq: false } }, sort: [{ order: ASC }, { pbId: ASC }]) {
      nodes {
        ${FIELDS}
      }
    }
  }
`;

type Nodes<T> = { readonly nodes: readonly T[] };
/** A page in a list. */
type Listed = { readonly path: string; readonly title: string; readonly summary: string | null };

/** The result of the query. */
type Texts = {
  readonly site: { readonly title: string; readonly text: { readonly text: string } | null } | null;
  readonly newest: readonly FeedArticle[];
  readonly articles: readonly Listed[];
} & { readonly [list in 'pages' | 'cases' | 'workshops' | 'projects']: Nodes<Listed> };

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
    ...others.map((code) => fill(words.other, { address: address(localePath(LLMS, code)) })),
    section(words.pages, lists.pages.nodes),
    section(words.articles, articles, fill(words.articlesNote, { count: LISTED, address: blog })),
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
  /** The pages that were written since the last build of this process, if that is known. */
  written: ReadonlySet<string> | undefined;
  graphql: Graphql;
  /** Writes a file of the output. */
  write: (file: string, content: string) => Promise<void>;
};

const remembered = new ProcessMemory<TextMemory>(
  'article-texts',
  ({ files }) => files,
  (before, now) => before.made === now.made,
);

/** Writes the files for programs other than browsers: feeds, llms.txt, and the articles as Markdown. */
export async function writeTexts(build: Build): Promise<void> {
  const { cache, getNodesByType, publicDir, siteUrl, articles, written, graphql, write } = build;
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
  const memory = await remembered.recall(cache, publicDir);
  await remembered.keep(cache, publicDir, await writeArticleTexts({ publicDir, siteUrl, articles, memory, written }));
}
