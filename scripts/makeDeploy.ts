import { caddySite } from '../server/hosts/caddy/caddySite';
import { nginxSite } from '../server/hosts/nginx/nginxSite';
import { runGenerator } from './runGenerator';

/** The folder DATA_DIR of a machine that is set up as docs/operators.md describes. */
const DATA = '/srv/site/data';
const PORT = 8090;

const site = { root: `${DATA}/current`, newest: `${DATA}/newest` };
/** Beside the web server. In containers compose.yaml replaces it. */
const backend = `127.0.0.1:${PORT}`;

/**
 * The generated files of `deploy/` by their path in the project. They are committed. The other files of that folder are written by hand; deploy.test.ts compares their constants with the code.
 */
export const DEPLOY_FILES: Readonly<Record<string, string>> = {
  'deploy/nginx/site.conf': nginxSite({ ...site, listen: '80', backend }),
  'deploy/caddy/Caddyfile': caddySite({
    ...site,
    listen: '{$SITE_ADDRESS:http://}',
    backend: `{$SITE_BACKEND:${backend}}`,
  }),
};

runGenerator('makeDeploy.ts', 'server/hosts', () => DEPLOY_FILES);
