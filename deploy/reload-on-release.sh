#!/bin/sh
# Runs a command after each change of the live release, so that a web server reads the release's redirects:
#   reload-on-release.sh /srv/modrina/data/current nginx -s reload
set -u
link=$1
shift
seen=$(readlink "$link")
while :; do
  sleep 1
  now=$(readlink "$link") || continue
  # A failed command is repeated.
  if [ "$now" != "$seen" ] && "$@"; then seen=$now; fi
done
