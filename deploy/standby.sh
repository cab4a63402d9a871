#!/bin/sh
# Brings the database of a lost machine from the bucket to this one: docs/operators.md, "A second machine".
# Starts nothing: deploy/serve.sh or npm start serves it then, and Litestream follows it under LITESTREAM_PATH.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
: "${DATA_DIR:?DATA_DIR must say where the database goes}"
: "${LITESTREAM_S3_BUCKET:?must be set}" "${LITESTREAM_S3_REGION:?must be set}" "${LITESTREAM_S3_ENDPOINT:?must be set}"
: "${LITESTREAM_S3_ACCESS_KEY:?must be set}" "${LITESTREAM_S3_SECRET_KEY:?must be set}"
: "${LITESTREAM_FROM:?must be the LITESTREAM_PATH of the lost machine}"
: "${LITESTREAM_PATH:?must be a new name, under which this machine will be followed}"
config=$here/deploy/litestream/litestream.yml
program=${LITESTREAM_BIN:-litestream}

refuse() {
    echo "$1 Nothing was changed." >&2
    exit 78
}
if [ "$LITESTREAM_FROM" = "$LITESTREAM_PATH" ]; then
    refuse "LITESTREAM_PATH is that of the lost machine. If that machine came back, both would write there: choose a new name."
fi
for part in "$DATA_DIR/pb_data" "$DATA_DIR/litestream"; do
    if [ -n "$(ls -A "$part" 2>/dev/null || true)" ]; then
        refuse "$part is not empty: this machine has, or had, a database. Move DATA_DIR away, or set another one."
    fi
done
# Only the error 'no matching backup files' means that the name is free; any other is a failure of the bucket.
if plan=$("$program" restore -config "$config" -dry-run -o "$DATA_DIR/none" "$DATA_DIR/pb_data/data.db" 2>&1); then
    refuse "The bucket already has a database under LITESTREAM_PATH ($LITESTREAM_PATH): choose a new name."
fi
case $plan in
*'no matching backup files available'*) ;;
*) refuse "The bucket cannot be read: $plan" ;;
esac

umask 077
mkdir -p -m 0711 "$DATA_DIR"
mkdir -p "$DATA_DIR/pb_data"
work=$DATA_DIR/standby-$$.tmp
trap 'rm -rf "$work"' EXIT
mkdir "$work"
LITESTREAM_PATH=$LITESTREAM_FROM "$program" restore -config "$config" -integrity-check full \
    -o "$work/data.db" "$DATA_DIR/pb_data/data.db" >&2
# An emptied database must not get the starting content.
echo "{\"at\":\"$(date -u +%Y-%m-%dT%H:%M:%SZ)\"}" >"$DATA_DIR/seeded.json"
mv "$work/data.db" "$DATA_DIR/pb_data/data.db"
echo "The database of $LITESTREAM_FROM is in $DATA_DIR. Start the site, and Litestream under LITESTREAM_PATH=$LITESTREAM_PATH."
