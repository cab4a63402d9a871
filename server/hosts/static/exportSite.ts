import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import headers from '../../../pocketbase/hooks/headers/headers.json';
import type { StaticHost } from '../../settings';
import { UserError } from '../../UserError';
import { checkOutput } from '../../site/checkOutput';
import { cacheRule, IMMUTABLE, isLeftOverData, isLeftOverPage, isPublished, UNLISTED } from '../../site/classify';
import { listFiles } from '../../site/files';
import { readSiteFile, type SiteFile } from '../../site/readSiteFile';
import { hostRules } from '../hostRules';
import { workerFiles } from './proxiedPaths';
import { staticRedirects } from './staticRedirects';

/** The most rules that Cloudflare Pages reads; a file without a rule is only revalidated at each visit. */
const MOST_RULES = 100;

/** Cloudflare Pages ignores a longer line, and only its log says so. */
const LONGEST_LINE = 2000;

/**
 * Other sites may show these images. A host that joins this value with the value for all files makes one that browsers ignore
 * (Fetch, 3.7), which allows it too.
 */
const SHOWN_ELSEWHERE = { 'Cross-Origin-Resource-Policy': headers.media['Cross-Origin-Resource-Policy'] };

/**
 * The `_headers` file of static hosts. Hosts join the values of all matching rules, so no two rules set the same header.
 * Files without a rule are revalidated, which is these hosts' default.
 * @param files of the site
 * @param pageHeaders of the build's pages, sent with every file, because no rule can select pages
 * @param noindex search engines must not index the site
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

/** A folder in which every file is immutable needs one rule only. */
const inFolder = (file: string, folders: string[]): boolean =>
  folders.some((folder) => file.startsWith(`${folder}/`) && IMMUTABLE.some(({ source }) => source === `^${folder}\\/`));

function rule(path: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/**
 * Copies a build's public files to a folder for a static host, with `_redirects`, `_headers` and Cloudflare's Worker. The previous
 * folder stays until this one is complete.
 * @param output Gatsby's `public`
 * @param folder of the export
 * @param host decides the syntax of the rules
 * @param options backend: URL of the PocketBase elsewhere that receives the forms; mode of the folder
 */
export async function exportSite(
  output: string,
  folder: string,
  host: StaticHost,
  { backend = '', mode = 0o755 }: { backend?: string; mode?: number } = {},
): Promise<void> {
  const all = await listFiles(output).catch(() => [] as string[]);
  await checkOutput(output, all);
  const site = await readSiteFile(output);
  const files = await withoutLeftOvers(output, all.filter(isPublished), site.pages);
  const rules = hostRules({ id: '', ...site });

  const draft = `${folder}.next`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode });
  for (const file of files) await cp(path.join(output, file), path.join(draft, file));
  // Cloudflare Pages serves the nearest 404.html in the folders above a path.
  for (const { prefix, file } of rules.notFound) {
    await cp(path.join(output, file), path.join(draft, prefix, '404.html'));
  }
  await writeFile(path.join(draft, '_redirects'), staticRedirects(rules, host, { ...site, backend }));
  const headerFile = staticHeaders(files, site.pageHeaders, site.noindex);
  if (host === 'cloudflare') checkLines(headerFile);
  await writeFile(path.join(draft, '_headers'), headerFile);
  if (host === 'cloudflare' && backend) {
    for (const [name, text] of Object.entries(workerFiles(backend))) await writeFile(path.join(draft, name), text);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

/** @throws UserError for a header that Cloudflare Pages would not send */
function checkLines(text: string): void {
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long === undefined) return;
  const [name] = long.trim().split(':');
  throw new UserError(
    `Cloudflare Pages sends no header of more than ${LONGEST_LINE} characters, and ${name} has ${long.length}. ` +
      'Name fewer hosts in THIRD_PARTY_HOSTS, or let nginx, Caddy or PocketBase serve the site.',
  );
}

/** Leaves out pages of removed records that Gatsby's cache still has, and their data. */
async function withoutLeftOvers(output: string, files: string[], pages: SiteFile['pages']): Promise<string[]> {
  const isListed = (address: string) => Object.hasOwn(pages, address);
  const kept: string[] = [];
  for (const file of files.filter((each) => !isLeftOverData(each, isListed))) {
    const isGone = file.endsWith('.html') && isLeftOverPage(file, await readFile(path.join(output, file)), isListed);
    if (!isGone) kept.push(file);
  }
  return kept;
}
