import { EXIT } from '../process/waitForExit';
import { caddySite } from './caddy/caddySite';
import { composeFile, dockerfile, dockerIgnore, pinImagesScript, serveScript } from './containerFiles';
import { MACHINE } from './MACHINE';
import { nginxSite } from './nginx/nginxSite';

const { app, data, current, user } = MACHINE;
const WRITTEN = '# Written by scripts/makeDeploy.ts from server/hosts/: change it there.';

/** Rights that no service of the site needs. */
const HARDENED = [
  ...['NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'AmbientCapabilities='],
  ...['ProtectSystem=strict', 'ProtectHome=yes', 'PrivateTmp=yes', 'PrivateDevices=yes'],
  ...['ProtectKernelTunables=yes', 'ProtectKernelModules=yes', 'ProtectKernelLogs=yes', 'ProtectControlGroups=yes'],
  ...['ProtectClock=yes', 'ProtectHostname=yes', 'ProtectProc=invisible', 'RemoveIPC=yes'],
  ...['RestrictNamespaces=yes', 'RestrictRealtime=yes', 'RestrictSUIDSGID=yes', 'LockPersonality=yes'],
  ...['RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK', 'SystemCallArchitectures=native'],
  ...['SystemCallFilter=@system-service', 'SystemCallErrorNumber=EPERM'],
];

/** The unit that serves the site and builds it. */
function siteUnit(): string {
  return `${WRITTEN}
[Unit]
Description=The site: PocketBase, the release that visitors see, and its builder
After=network-online.target
Wants=network-online.target
# It never gives up by a count: only an exit code that says that somebody has to act ends it.
StartLimitIntervalSec=0

[Service]
User=${user}
Group=${user}
WorkingDirectory=${app}
Environment=NODE_ENV=production DATA_DIR=${data}
# SITE_URL, PORT, SMTP_HOST … of docs/operators.md, one a line.
EnvironmentFile=-/etc/site.env
ExecStart=/usr/bin/env node --import tsx server/commands/start.ts
# It stops what it started, in order; who is left after half a minute is ended.
KillMode=mixed
TimeoutStopSec=30
Restart=on-failure
# Somebody has to act; the journal says what to do.
RestartPreventExitStatus=${EXIT.operator}
# Stopped before it was ready.
SuccessExitStatus=143
# From two seconds to two minutes; a systemd before 254 waits two seconds each time.
RestartSec=2
RestartSteps=6
RestartMaxDelaySec=2min

# Gatsby writes beside the project's files (.cache, public).
ReadWritePaths=${data} ${app}
${HARDENED.join('\n')}
# Not MemoryDenyWriteExecute: Node compiles as it runs.
# A web server reads the releases; what is secret is for its owner only anyway.
UMask=0022

[Install]
WantedBy=multi-user.target
`;
}

/** The unit that lets a web server read a new release's redirects: `systemctl enable --now site-reload@nginx`. */
function reloadUnit(): string {
  return `${WRITTEN}
[Unit]
Description=Lets %i read the redirects of each new release
After=site.service %i.service

[Service]
ExecStart=${app}/deploy/reload-on-release.sh ${current} systemctl reload %i
Restart=always
RestartSec=5
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
NoNewPrivileges=yes

[Install]
WantedBy=multi-user.target
`;
}

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
