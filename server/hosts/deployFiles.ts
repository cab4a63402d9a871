import { caddySite } from './caddy/caddySite';
import { composeFile, dockerfile, dockerIgnore, pinImagesScript, serveScript } from './containerFiles';
import { MACHINE } from './MACHINE';
import { nginxSite } from './nginx/nginxSite';
import { reloadUnit, siteUnit } from './systemdUnits';

const { current: root, newest, port } = MACHINE;
const address = '{$SITE_ADDRESS:http://}';

/** The files of `deploy/` by their path in the project. They are committed; scripts/makeDeploy.ts writes and checks them. */
export const DEPLOY_FILES: Readonly<Record<string, string>> = {
  'deploy/nginx/site.conf': nginxSite({ listen: '80', root, newest, backend: `127.0.0.1:${port}` }),
  'deploy/caddy/Caddyfile': caddySite({ listen: address, root, newest, backend: `127.0.0.1:${port}` }),
  'deploy/compose/nginx.conf': nginxSite({ listen: '80', root, newest, backend: `site:${port}` }),
  'deploy/compose/Caddyfile': caddySite({ listen: address, root, newest, backend: `site:${port}` }),
  'deploy/compose/compose.yaml': composeFile(),
  'deploy/Dockerfile': dockerfile(),
  'deploy/Dockerfile.dockerignore': dockerIgnore(),
  'deploy/pin-images.sh': pinImagesScript(),
  'deploy/serve.sh': serveScript(),
  'deploy/systemd/site.service': siteUnit(),
  'deploy/systemd/site-reload@.service': reloadUnit(),
};
