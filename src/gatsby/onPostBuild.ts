import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { locales, localePath } from '../i18n/locales';

type StoredRedirect = { fromPath: string; toPath: string; statusCode?: number };

/** The page that answers a miss, by the beginning of the path; longest prefix first. */
const notFound = locales
  .map(({ code, prefix }) => ({
    prefix: localePath('/', code),
    file: prefix ? `${localePath('/404/', code)}index.html` : '/404.html',
  }))
  .sort((a, b) => b.prefix.length - a.prefix.length);

/**
 * Writes what a server needs beside the files: `site.json` for the server that comes with the project, `_redirects` for
 * static hosts.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  const publicDir = join(store.getState().program.directory as string, 'public');
  const stored = store.getState().redirects as StoredRedirect[];
  const redirects = stored.map(({ fromPath, toPath, statusCode }) => ({
    from: fromPath,
    to: toPath,
    status: statusCode ?? 302,
  }));
  for (const { file } of notFound) await withoutScripts(join(publicDir, file));
  await rename(join(publicDir, 'sitemap-index.xml'), join(publicDir, 'sitemap.xml'));
  await writeFile(join(publicDir, 'site.json'), `${JSON.stringify({ notFound, redirects }, null, 2)}\n`);
  await writeFile(join(publicDir, '_redirects'), redirects.map(hostLine).join(''));
};

/**
 * Takes the scripts off a page. A page that answers a miss stands at another address than its own; Gatsby's script would
 * ask for that address's data, miss again, and move the browser away from the address that the visitor typed.
 */
async function withoutScripts(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const bare = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="(script|fetch)"[^>]*>/g, '');
  await writeFile(file, bare);
}

/** A line of the `_redirects` file that static hosts read; there the matched rest is called :splat. */
function hostLine({ from, to, status }: { from: string; to: string; status: number }): string {
  return `${from} ${to.endsWith('*') ? `${to.slice(0, -1)}:splat` : to} ${status}\n`;
}
