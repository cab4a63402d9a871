import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { version } from '../../package.json';
import { defaultLocale } from '../i18n/locales';
import { pageIndexPath } from '../lib/PageIndex';
import { parseEnv } from '../lib/env';
import { contentOptions } from './contentOptions';
import { PAGE_INDEX, pageIndexes, type TitledPages } from './pageIndex';
import { LINK_TYPES, type LinkNode, recordLinks, type RecordState } from './recordLinks';
import { robotsTxt } from './robotsTxt';
import { type FoundPages, SEARCH_QUERY } from './search/searchQuery';
import { writeSearchIndex } from './search/writeSearchIndex';
import { makeShareCards } from './shareCards/makeShareCards';
import { siteFile, siteRedirects, type StoredPage, type StoredRedirect } from './siteFile';
import { SITE_TEXTS, siteFiles, type SiteTexts } from './siteFiles';
import { straightRedirects } from './straightRedirects';
import { writeTexts } from './texts/writeTexts';

/**
 * Writes what is needed beside the pages: `robots.txt`, web manifests and `security.txt`; `site.json` for the server that comes with the project, and of which
 * the files for other hosts are made (server/hosts); `redirects.json` for the browser there; the name of the build for open tabs; the index from which the
 * not-found page suggests; what the search looks in.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, graphql, getNodesByType, cache, reporter }) => {
  const { program, redirects: stored, pages } = store.getState();
  const root = program.directory as string;
  const publicDir = join(root, 'public');
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(publicDir, file)), { recursive: true });
    await writeFile(join(publicDir, file), content);
  };
  const env = parseEnv(process.env);
  const { preview, siteUrl, dashboardUrl, pocketBaseUrl: backend } = env;
  const indexed = env.siteEnv === 'production';
  await write('robots.txt', robotsTxt(siteUrl, indexed));
  if (!preview) await rename(join(publicDir, 'sitemap-index.xml'), join(publicDir, 'sitemap.xml'));

  const redirects = straightRedirects(siteRedirects(stored as StoredRedirect[]), siteUrl);
  const states = getNodesByType('PbRecord') as unknown as RecordState[];
  const linking = LINK_TYPES.flatMap((type) => getNodesByType(type) as unknown as LinkNode[]);
  const gone = getNodesByType('Gone') as unknown as { from: string; links_allowed?: boolean; locale: string }[];
  const site = siteFile({
    redirects,
    gone: gone
      .filter(({ locale }) => locale === defaultLocale)
      .map(({ from, links_allowed }) => ({ from, isLinked: links_allowed === true })),
    pages: (pages as Map<string, StoredPage>).values(),
    states,
    links: recordLinks(states, linking, contentOptions(env).collections),
    siteUrl,
    backend,
    dashboardUrl,
    preview,
    indexed,
  });
  await write('site.json', JSON.stringify(site));
  await write('redirects.json', JSON.stringify(redirects.map(({ from, to, status }) => ({ from, to, status }))));

  const time = new Date().toISOString();
  // The server puts its release's id in place of this one.
  await write('builds/latest.json', `${JSON.stringify({ id: time, version, time })}\n`);

  const { data: texts, errors: troubles } = await graphql<SiteTexts>(SITE_TEXTS);
  if (!texts) throw new Error('What the site says of itself can not be read.', { cause: troubles });
  for (const [file, content] of Object.entries(siteFiles(texts, siteUrl))) await write(file, content);

  const built = new Set((pages as Map<string, unknown>).keys());
  const { data, errors } = await graphql<TitledPages>(PAGE_INDEX);
  if (!data) throw new Error('The index of pages can not be read.', { cause: errors });
  for (const [locale, index] of Object.entries(pageIndexes(data, built))) {
    await write(pageIndexPath(locale), JSON.stringify(index));
  }
  const searched = await graphql<FoundPages>(SEARCH_QUERY);
  if (!searched.data) throw new Error('What is to be searched can not be read.', { cause: searched.errors });
  await writeSearchIndex(publicDir, searched.data, built);
  await makeShareCards({ root, publicDir, storeDir: env.shareCardsDir, pages: built, cache, reporter });
  if (preview) return;
  const articles = [...(pages as Map<string, StoredPage>).values()]
    .filter(({ context }) => context?.template === 'post')
    .map(({ path }) => path);
  await writeTexts({ cache, publicDir, siteUrl, articles, graphql, write });
};
