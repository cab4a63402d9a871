/** The images that ours are made from and that stand before them, by the variable that names each with its digest. */
export const BASE_IMAGES = {
  PYTHON_IMAGE: 'python:3.12-slim-bookworm',
  DEBIAN_IMAGE: 'debian:bookworm-slim',
  NODE_IMAGE: 'node:20-bookworm-slim',
  NGINX_IMAGE: 'nginx:stable-alpine',
  CADDY_IMAGE: 'caddy:2-alpine',
} as const;

export type ImageVariable = keyof typeof BASE_IMAGES;

/** A variable of the compose file that has to be set: a tag alone can be another image tomorrow. */
export const requiredImage = (name: ImageVariable): string =>
  `\${${name}:?Run deploy/pin-images.sh once. It writes the digests of the base images.}`;

/** Looks up the digests where a registry can be reached, or says with --check which are missing or no longer the newest. */
export function pinScript(written: string): string {
  const images = Object.entries(BASE_IMAGES).map(([name, tag]) => `${name}=${tag}`);
  return `#!/bin/sh
${written}
# Names the base images by digest in deploy/compose/.env; what else stands there is kept.
#   sh deploy/pin-images.sh            looks the digests up and writes them: before the first build, and to take updates
#   sh deploy/pin-images.sh --check    writes nothing; warns of images without a digest and of newer ones, and fails then
set -eu
file=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)/compose/.env
found=$(mktemp) && trap 'rm -f "$found" "$file.next"' EXIT
wrong=0
for image in ${images.join(' ')}; do
    name=\${image%%=*} tag=\${image#*=}
    digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$tag")
    if ! printf '%s\\n' "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}'; then
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
[ "\${1:-}" != --check ] || exit "$wrong"
{ grep -Ev '^(${Object.keys(BASE_IMAGES).join('|')})=' "$file" 2> /dev/null || true; cat "$found"; } > "$file.next"
mv "$file.next" "$file"
echo "Written: $file"
`;
}
