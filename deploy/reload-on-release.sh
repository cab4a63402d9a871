#!/bin/sh
# Runs a command after each change of the live release, so that a web server reads the release's redirects:
#   reload-on-release.sh /srv/site/data/current nginx -s reload
set -u
link=$1
shift
seen=$(readlink "$link")
while :; do
  sleep 1
  now=$(readlink "$link") || continue
  # A command that fails is run again.
  if [ "$now" != "$seen" ] && "$@"; then seen=$now; fi
done
