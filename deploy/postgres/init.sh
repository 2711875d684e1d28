#!/bin/sh
# Run once by the image of PostgreSQL on an empty volume: the database, and its owner, who is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$APP_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role app login password :'password';
create database privilege owner app;
-- the pooler works in transaction mode: what each connection else sets has to be the default (docs/how-to/scale.md)
alter database privilege set timezone = 'UTC';
alter database privilege set statement_timeout = '15s';
alter database privilege set idle_in_transaction_session_timeout = '30s';
SQL
