import { caddySite } from './caddy/caddySite';
import { nginxSite } from './nginx/nginxSite';

/** The folder DATA_DIR of a machine that is set up as docs/operators.md describes. */
const DATA = '/srv/site/data';
const PORT = 8090;

const site = { root: `${DATA}/current`, newest: `${DATA}/newest` };
const beside = `127.0.0.1:${PORT}`;
const container = `site:${PORT}`;
const address = '{$SITE_ADDRESS:http://}';

/**
 * The generated files of `deploy/` by their path in the project. They are committed; scripts/makeDeploy.ts writes and checks
 * them. The other files of that folder are written by hand; deploy.test.ts compares their constants with the code.
 */
export const DEPLOY_FILES: Readonly<Record<string, string>> = {
  'deploy/nginx/site.conf': nginxSite({ ...site, listen: '80', backend: beside }),
  'deploy/caddy/Caddyfile': caddySite({ ...site, listen: address, backend: beside }),
  'deploy/compose/nginx.conf': nginxSite({ ...site, listen: '80', backend: container }),
  'deploy/compose/Caddyfile': caddySite({ ...site, listen: address, backend: container }),
};
