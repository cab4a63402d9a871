#!/bin/sh
# Serves without Node: what npm start does, less the building.
# PocketBase alone: for the content of a site that another machine builds, or for releases that a builder puts into DATA_DIR.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
: "${DATA_DIR:?DATA_DIR must say where the database and the releases are}"
: "${PB_SUPERUSER_EMAIL:?must be set}" "${PB_SUPERUSER_PASSWORD:?must be set}"
# Without the hooks PocketBase would serve the data without their rules.
if [ ! -f "$here/pocketbase/pb_hooks/main.pb.js" ]; then
    echo "pocketbase/pb_hooks is not built. Run: npm ci && npm run build:hooks" >&2
    exit 1
fi
program=${POCKETBASE_BIN:-pocketbase}
host=${HOST:-127.0.0.1}
case $host in *:*) host="[$host]" ;; esac
address=$host:${PORT:-8090}
# A URL that a browser can open, as npm start makes it; keep-mail refuses http://0.0.0.0.
case ${HOST:-} in
    0.0.0.0 | ::) SITE_URL=${SITE_URL:-http://127.0.0.1:${PORT:-8090}} ;;
    *) SITE_URL=${SITE_URL:-http://$address} ;;
esac
# As npm start reads it: browsers send an origin without a slash.
while [ "${SITE_URL%/}" != "$SITE_URL" ]; do SITE_URL=${SITE_URL%/}; done
# Absolute, because npm run restore looks for a process that uses the database by its folder.
mkdir -p "$DATA_DIR"
DATA_DIR=$(CDPATH= cd -- "$DATA_DIR" && pwd)
export SITE_URL SITE_ORIGIN="$SITE_URL" SITE_RELEASE_DIR="$DATA_DIR/current"

database="$DATA_DIR/pb_data"
# PocketBase's files are for their owner only; an older version may have left the folder open.
mkdir -p -m 0700 "$database"
chmod 0700 "$database"
umask 077
launch=
# Not named as the program: the program found by PATH would be the function itself.
run() {
    # --dir first: the commands that end what a killed npm start left know this server by that order (server/steps/stopOrphans.ts).
    $launch "$program" --dir "$database" \
        --hooksDir "$here/pocketbase/pb_hooks" --migrationsDir "$here/pocketbase/pb_migrations" \
        --hooksPool 100 --automigrate=false --hooksWatch=false --indexFallback=false --publicDir "$database/no-public-files" \
        "$@"
}
run migrate up
# Before it serves: without a superuser PocketBase prints a link by which anyone becomes one.
run keep-superuser
run keep-mail
unset PB_SUPERUSER_EMAIL PB_SUPERUSER_PASSWORD SMTP_PASSWORD
# In its place, so that a signal to stop reaches it.
launch=exec
run serve --http "$address" --origins "$SITE_URL"
