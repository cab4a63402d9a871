import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { version } from '../../package.json';
import { defaultLocale } from '../i18n/locales';
import { pageIndexPath } from '../lib/url/pagePaths';
import { type Env, parseEnv } from '../lib/env';
import { SPECULATION_RULES } from '../lib/url/SPECULATION_RULES';
import { localeScript } from '../i18n/localeScript';
import { answerOf, createPostReader } from './lib/createPostReader';
import { contentOptions } from './contentOptions';
import { codeHash, type InlineCode, inlineCode, pageHeaders } from './siteJson/pageHeaders';
import { pageIndexes, type Titled } from './wellKnown/pageIndex';
import {
  type FileHolder,
  LINK_TYPES,
  type LinkNode,
  missingFiles,
  recordLinks,
  type RecordState,
} from './siteJson/recordLinks';
import { robotsTxt, SITE_TEXTS, siteFiles, type SiteTexts } from './wellKnown/siteFiles';
import { entryOfRecord } from './search/searchEntries';
import { type FoundPages, type RecordNode, SEARCH_QUERY, SEARCHED_POSTS } from './search/searchQuery';
import { writeSearchIndex } from './search/writeSearchIndex';
import { makeShareCards } from './shareCards/makeShareCards';
import { finishSitemap } from './sitemap/finishSitemap';
import { type SiteRedirect, siteFile, siteRedirects, type StoredPage, type StoredRedirect } from './siteJson/siteFile';
import { flattenRedirects } from './redirects/flattenRedirects';
import { writeTexts } from './texts/writeTexts';

/** The build's description (`site.json`) for the project's own server and for the configurations of other hosts. */
function describeSite(
  getNodesByType: NodePluginArgs['getNodesByType'],
  env: Env,
  pages: ReadonlyMap<string, StoredPage>,
  redirects: readonly SiteRedirect[],
  inline: InlineCode,
) {
  const states = getNodesByType('PbRecord') as unknown as (RecordState & FileHolder)[];
  const linking = LINK_TYPES.flatMap((type) => getNodesByType(type) as unknown as LinkNode[]);
  const gone = getNodesByType('Gone') as unknown as { from: string; links_allowed?: boolean; locale: string }[];
  return siteFile({
    redirects,
    gone: gone
      .filter(({ locale }) => locale === defaultLocale)
      .map(({ from, links_allowed }) => ({ from, isLinked: links_allowed === true })),
    pages: pages.values(),
    states,
    links: recordLinks(states, linking, contentOptions(env).collections, env.siteUrl),
    missingFiles: missingFiles(states, getNodesByType('PbFile') as unknown as { key: string }[]),
    siteUrl: env.siteUrl,
    backend: env.pocketBaseUrl,
    dashboardUrl: env.dashboardUrl,
    preview: env.preview,
    cardsFollow: env.firstRelease,
    indexed: env.siteEnv === 'production',
    pageHeaders: pageHeaders(inline, env),
  });
}

/**
 * The inline code of the build's pages. It is read from a page without an editor's text, because code smuggled into a
 * page would otherwise be allowed.
 */
async function ownCode(publicDir: string): Promise<InlineCode> {
  const { scripts, styles } = inlineCode(await readFile(join(publicDir, '404.html'), 'utf8'));
  // The one is in the head of `/` only, the other is inserted by the bootstrap script (startPrefetch.ts).
  return { scripts: [...scripts, ...[localeScript, SPECULATION_RULES].map(codeHash)], styles };
}

const readSearchedPosts = createPostReader(
  SEARCHED_POSTS,
  'The texts of articles for the search',
  (post: RecordNode & { readonly id: string }) => entryOfRecord('post', post),
);

/** A build that knows which pages it has written, such as a warm one, passes them. */
type Arguments = Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0] & {
  readonly writtenPages?: ReadonlySet<string>;
};

/**
 * Writes the files besides the pages: `robots.txt`, web manifests and `security.txt`; `site.json` (describeSite);
 * `redirects.json` for the browser; the build's name for open tabs; the index for suggestions on the 404 page; the
 * search index; share cards; feeds and Markdown texts, except in a preview.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  store,
  graphql,
  getNodesByType,
  cache,
  reporter,
  writtenPages: written,
}: Arguments) => {
  const state = store.getState();
  const root = state.program.directory as string;
  const pages = state.pages as ReadonlyMap<string, StoredPage>;
  const publicDir = join(root, 'public');
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(publicDir, file)), { recursive: true });
    await writeFile(join(publicDir, file), content);
  };
  const env = parseEnv(process.env);
  const { preview, siteUrl } = env;
  await write('robots.txt', robotsTxt(siteUrl, env.siteEnv === 'production'));
  if (!preview) await finishSitemap(publicDir);

  const redirects = flattenRedirects(siteRedirects(state.redirects as StoredRedirect[]), siteUrl);
  await write(
    'site.json',
    JSON.stringify(describeSite(getNodesByType, env, pages, redirects, await ownCode(publicDir))),
  );
  await write('redirects.json', JSON.stringify(redirects.map(({ from, to, status }) => ({ from, to, status }))));

  const time = new Date().toISOString();
  // The server replaces this id by its release's.
  await write('builds/latest.json', `${JSON.stringify({ id: time, version, time })}\n`);

  const texts = await answerOf(graphql<SiteTexts>(SITE_TEXTS), 'The texts of the site');
  for (const [file, content] of Object.entries(siteFiles(texts, siteUrl))) {
    if (content === null) await rm(join(publicDir, file), { force: true });
    else await write(file, content);
  }

  const built = new Set(pages.keys());
  const found = await answerOf(graphql<FoundPages>(SEARCH_QUERY), 'The texts for the search');
  const nodesOf = (type: string) => getNodesByType(type) as unknown as Titled[];
  for (const [locale, index] of Object.entries(pageIndexes(found.lists.nodes, nodesOf, built))) {
    await write(pageIndexPath(locale), JSON.stringify(index));
  }
  await writeSearchIndex(publicDir, found, await readSearchedPosts(graphql, getNodesByType), built);
  const cards = { root, publicDir, storeDir: env.shareCardsDir, pages: built, written, cache, reporter };
  // Nobody shares a preview: its own cards would take the processor for minutes on a site of thousands of articles.
  await makeShareCards({ ...cards, draws: !env.firstRelease && !preview });
  if (preview) return;
  const articles = [...pages.values()].filter(({ context }) => context?.template === 'post').map(({ path }) => path);
  await writeTexts({ cache, getNodesByType, publicDir, siteUrl, articles, written, graphql, write });
};
