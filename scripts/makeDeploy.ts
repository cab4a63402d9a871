import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { caddySite } from '../server/hosts/caddy/caddySite';
import { nginxSite } from '../server/hosts/nginx/nginxSite';

/** The folder DATA_DIR of a machine that is set up as docs/operators.md describes. */
const DATA = '/srv/site/data';
const PORT = 8090;

const site = { root: `${DATA}/current`, newest: `${DATA}/newest` };
/** Beside the web server. In containers compose.yaml replaces it. */
const backend = `127.0.0.1:${PORT}`;

/**
 * The generated files of `deploy/` by their path in the project. They are committed; this script writes and checks them. The other files of that folder are written by hand; deploy.test.ts compares their constants with the code.
 */
export const DEPLOY_FILES: Readonly<Record<string, string>> = {
  'deploy/nginx/site.conf': nginxSite({ ...site, listen: '80', backend }),
  'deploy/caddy/Caddyfile': caddySite({
    ...site,
    listen: '{$SITE_ADDRESS:http://}',
    backend: `{$SITE_BACKEND:${backend}}`,
  }),
};

const ROOT = path.resolve(__dirname, '..');

/** Generates the files of deploy/ from server/hosts, or reports with --check which are out of date. */
async function makeDeploy(check: boolean): Promise<number> {
  const stale: string[] = [];
  for (const [file, content] of Object.entries(DEPLOY_FILES)) {
    const target = path.join(ROOT, file);
    if ((await readFile(target, 'utf8').catch(() => '')) === content) continue;
    stale.push(file);
    if (check) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    console.log(`Written: ${file}`);
  }
  if (!check || stale.length === 0) return 0;
  console.error(`${stale.join(', ')}: not what server/hosts generates. Run: npx tsx scripts/makeDeploy.ts`);
  return 1;
}

if (process.argv[1]?.endsWith('makeDeploy.ts')) {
  void makeDeploy(process.argv.includes('--check')).then((code) => {
    process.exitCode = code;
  });
}
