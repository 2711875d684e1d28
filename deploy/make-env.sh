#!/bin/sh
# Writes the settings of compose.yaml with fresh secrets into deploy/env, once. The servers' file opens the sandboxes: a demo.
set -eu
cd "$(dirname "$0")"
if [ -e env ]; then
  echo 'deploy/env is there already; nothing was changed.'
  exit 0
fi
umask 077
mkdir env
secret() { od -An -v -tx1 -N32 /dev/urandom | tr -d ' \n'; }
password=$(secret)
cat >env/postgres.env <<EOF
POSTGRES_PASSWORD=$(secret)
APP_PASSWORD=$password
EOF
cat >env/pgbouncer.env <<EOF
APP_PASSWORD=$password
EOF
cat >env/server.env <<EOF
DATABASE_URL=postgres://app:$password@pgbouncer:6432/privilege
DATABASE_DIRECT_URL=postgres://app:$password@postgres:5432/privilege
SMS_PEPPER=$(secret)
SIGNING_SECRET=$(secret)
CARD_PEPPER=$(secret)
DOCUMENT_SECRET=$(secret)
UNION_SECRET_MAIN=$(secret)
UNION_SECRET_CANDY=$(secret)
UNION_SECRET_JINJIANG=$(secret)
UNION_SECRET_LVYUN=$(secret)
UNION_SECRET_YANGLAO=$(secret)
METRICS_TOKEN=$(secret)
# whoever reaches the server logs in as anybody and pays nothing; take this line out once the gateways are real
ALLOW_SANDBOX=1
EOF
echo 'Wrote deploy/env. Keep a copy of it apart from the database: without CARD_PEPPER printed cards are worth nothing.'
