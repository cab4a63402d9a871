#!/bin/sh
# Names the base images by digest in deploy/compose/.env; what else stands there is kept.
#   sh deploy/pin-images.sh            looks the digests up and writes them: before the first build, and to take updates
#   sh deploy/pin-images.sh --check    writes nothing; warns of images without a digest and of newer ones, and fails then
set -eu
file=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)/compose/.env
found=$(mktemp) && trap 'rm -f "$found" "$file.next"' EXIT
wrong=0
for image in PYTHON_IMAGE=python:3.12-slim-bookworm DEBIAN_IMAGE=debian:bookworm-slim NODE_IMAGE=node:24-bookworm-slim NGINX_IMAGE=nginx:stable-alpine CADDY_IMAGE=caddy:2-alpine; do
    name=${image%%=*} tag=${image#*=}
    digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$tag")
    if ! printf '%s\n' "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}'; then
        echo "The registry named no digest of $tag." >&2
        exit 2
    fi
    echo "$name=$tag@$digest" >> "$found"
    pinned=$(sed -n "s/^$name=//p" "$file" 2> /dev/null || true)
    case "$pinned" in
        "$tag@$digest") ;;
        *@sha256:*) echo "$name: $tag has a newer image than the pinned one." >&2; wrong=1 ;;
        *) echo "$name: $tag is not pinned." >&2; wrong=1 ;;
    esac
done
[ "${1:-}" != --check ] || exit "$wrong"
{ grep -Ev '^(PYTHON_IMAGE|DEBIAN_IMAGE|NODE_IMAGE|NGINX_IMAGE|CADDY_IMAGE)=' "$file" 2> /dev/null || true; cat "$found"; } > "$file.next"
mv "$file.next" "$file"
echo "Written: $file"
