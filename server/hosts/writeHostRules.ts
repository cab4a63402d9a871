import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../site/manifest';
import { writeDurably } from '../site/files';
import { caddyRules, caddyValues } from './caddy/caddyRules';
import { hostRules } from './hostRules';
import { nginxRules } from './nginx/nginxRules';

/** Folder in the release; no server serves names that begin with a dot. */
const HOST_RULES = '.hosts';

/**
 * Writes the parts of nginx's and Caddy's configuration that a release decides: redirects, deleted pages, parameters.
 * @param folder of the release
 * @param manifest of the release
 */
export async function writeHostRules(folder: string, manifest: Manifest): Promise<void> {
  const rules = hostRules(manifest);
  const target = path.join(folder, HOST_RULES);
  await mkdir(target, { recursive: true });
  await writeDurably(path.join(target, 'nginx.conf'), nginxRules(rules));
  await writeDurably(path.join(target, 'Caddyfile'), caddyRules(rules));
  await writeDurably(path.join(target, 'values.caddy'), caddyValues(rules));
}
