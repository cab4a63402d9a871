import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import headers from '../../../pocketbase/hooks/headers/headers.json';
import type { StaticHost } from '../../settings';
import { checkOutput } from '../../site/checkOutput';
import { cacheRule, IMMUTABLE, isPublished, UNLISTED } from '../../site/classify';
import { listFiles } from '../../site/files';
import { readSiteFile } from '../../site/readSiteFile';
import { hostRules } from '../hostRules';
import { staticRedirects } from './staticRedirects';

/** Cloudflare Pages reads this many rules; a file that is left out is asked for again at each visit, and no more. */
const MOST_RULES = 100;

/**
 * Other sites show these pictures. A host that joins this value to that of all files makes one that no browser reads (Fetch,
 * 3.7), which lets them too.
 */
const SHOWN_ELSEWHERE = { 'Cross-Origin-Resource-Policy': headers.media['Cross-Origin-Resource-Policy'] };

/**
 * The `_headers` file that static hosts read. Where two rules fit, hosts join their values, so no two set the same header:
 * what is not named is revalidated, which is these hosts' own default.
 * @param files of the site
 * @param pageHeaders of the build's pages: a host of files sends them with each file, for it tells pages by no rule
 * @param noindex no search engine is to list it
 */
export function staticHeaders(
  files: readonly string[],
  pageHeaders: Readonly<Record<string, string>> = {},
  noindex = false,
): string {
  const folders = ['static', 'share'];
  const named = files.filter((file) => cacheRule(file) === 'immutable' && !inFolder(file, folders)).sort();
  const rules = [
    rule('/*', { ...headers.security, ...headers.page, ...pageHeaders, ...(noindex && headers.noindex) }),
    ...folders.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': headers.cache.immutable, ...SHOWN_ELSEWHERE })),
    ...['page-data', 'slice-data'].map((folder) => rule(`/${folder}/*`, { 'Cache-Control': headers.cache.minute })),
    ...(noindex ? [] : [rule(`/*${UNLISTED}`, headers.noindex)]),
    ...named.map((file) => rule(`/${file}`, { 'Cache-Control': headers.cache.immutable })),
  ];
  return rules.slice(0, MOST_RULES).join('');
}

/** A folder of which every file is immutable can be named as one. */
const inFolder = (file: string, folders: string[]): boolean =>
  folders.some((folder) => file.startsWith(`${folder}/`) && IMMUTABLE.some(({ source }) => source === `^${folder}\\/`));

function rule(path: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/**
 * Copies a build to a folder that a static host can publish as it is: what visitors may have, with `_redirects` and
 * `_headers`. The folder before stays until this one is whole.
 * @param output Gatsby's `public`
 * @param folder where the site is put
 * @param host whose rules are written
 * @param mode of the folder
 */
export async function exportSite(output: string, folder: string, host: StaticHost, mode = 0o755): Promise<void> {
  const all = await listFiles(output).catch(() => [] as string[]);
  await checkOutput(output, all);
  const site = await readSiteFile(output);
  const files = all.filter(isPublished);
  const rules = hostRules({ id: '', ...site });

  const draft = `${folder}.next`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode });
  for (const file of files) await copyInto(draft, path.join(output, file), file);
  // Cloudflare Pages looks for the nearest 404.html above an address.
  for (const { prefix, file } of rules.notFound) {
    await copyInto(draft, path.join(output, file), path.join(prefix, '404.html'));
  }
  await writeFile(path.join(draft, '_redirects'), staticRedirects(rules, host, site.backend));
  await writeFile(path.join(draft, '_headers'), staticHeaders(files, site.pageHeaders, site.noindex));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

async function copyInto(folder: string, from: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(from, target);
}
