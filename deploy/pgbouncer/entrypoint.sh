#!/bin/sh
# The password comes with the environment and is in no image.
set -eu
umask 077
printf '"app" "%s"\n' "$APP_PASSWORD" >/tmp/userlist.txt
exec pgbouncer /opt/pgbouncer/pgbouncer.ini
