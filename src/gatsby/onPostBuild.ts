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
import { siteFile, siteRedirects, type StoredRedirect } from './siteFile';

/**
 * Writes what is needed beside the pages: `site.json` for the server that comes with the project, and of which
 * the files for other hosts are made (server/hosts); `redirects.json` for the browser there; the name of the build for open tabs; the index from which the
 * not-found page suggests.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, graphql, getNodesByType }) => {
  const { program, redirects: stored, pages } = store.getState();
  const publicDir = join(program.directory as string, 'public');
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(publicDir, file)), { recursive: true });
    await writeFile(join(publicDir, file), content);
  };
  const env = parseEnv(process.env);
  const { preview, siteUrl, dashboardUrl, pocketBaseUrl: backend } = env;
  if (preview) await write('robots.txt', 'User-agent: *\nDisallow: /\n');
  else await rename(join(publicDir, 'sitemap-index.xml'), join(publicDir, 'sitemap.xml'));

  const redirects = siteRedirects(stored as StoredRedirect[]);
  const states = getNodesByType('PbRecord') as unknown as RecordState[];
  const linking = LINK_TYPES.flatMap((type) => getNodesByType(type) as unknown as LinkNode[]);
  const gone = getNodesByType('Gone') as unknown as { from: string; locale: string }[];
  const site = siteFile({
    redirects,
    gone: gone.filter(({ locale }) => locale === defaultLocale).map(({ from }) => from),
    pages: (pages as Map<string, { path: string }>).values(),
    states,
    links: recordLinks(states, linking, contentOptions(env).collections),
    siteUrl,
    backend,
    dashboardUrl,
    preview,
  });
  await write('site.json', JSON.stringify(site));
  await write('redirects.json', JSON.stringify(redirects.map(({ from, to, status }) => ({ from, to, status }))));

  const time = new Date().toISOString();
  // The server puts its release's id in place of this one.
  await write('builds/latest.json', `${JSON.stringify({ id: time, version, time })}\n`);

  const { data, errors } = await graphql<TitledPages>(PAGE_INDEX);
  if (!data) throw new Error('The index of pages can not be read.', { cause: errors });
  for (const [locale, index] of Object.entries(pageIndexes(data, new Set((pages as Map<string, unknown>).keys())))) {
    await write(pageIndexPath(locale), JSON.stringify(index));
  }
};
