#!/bin/sh
# Runs a command after each change of the live release, so that a web server reads the release's redirects:
#   reload-on-release.sh /srv/site/data/current nginx -s reload
set -u
link=$1
shift
# Nothing yet: a release may have gone live while this script was being started again.
seen=
while :; do
  sleep 1
  now=$(readlink "$link") || continue
  # A command that fails is run again.
  if [ "$now" != "$seen" ] && "$@"; then seen=$now; fi
done
