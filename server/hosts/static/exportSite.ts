import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkOutput } from '../../site/checkOutput';
import { isPublished } from '../../site/classify';
import { listFiles } from '../../site/listFiles';
import { readSiteFile } from '../../site/readSiteFile';
import { hostRules } from '../hostRules';
import { staticHeaders } from './staticHeaders';
import { staticRedirects } from './staticRedirects';
import type { StaticHost } from '../../settings';

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
