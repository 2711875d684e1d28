/** What is expected of the services together. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { openStack, readCompose, volume } from './stack.mjs'

const PORT = 8080
const DATA = '/var/lib/postgresql/data'

/** What the entrypoint of PostgreSQL's image does on an empty volume, with Debian's binaries. */
function initialise(stack, image, more) {
  const script = `set -e
    bin=$(dirname /usr/lib/postgresql/*/bin/initdb)
    install -d -o postgres -m 700 ${DATA} /run/postgresql
    as() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
    as $bin/initdb --auth-host=scram-sha-256 --auth-local=trust --locale=C.UTF-8 ${DATA} >/dev/null
    echo 'host all all all scram-sha-256' >>${DATA}/pg_hba.conf
    as $bin/pg_ctl --pgdata ${DATA} --options '-c listen_addresses=' --wait --silent --log /tmp/initdb.log start
    as /docker-entrypoint-initdb.d/init.sh
    as $bin/pg_ctl --pgdata ${DATA} --silent stop`
  stack.exec('postgres', image, ['sh', '-c', script], more)
  image.command = [
    'sh',
    '-c',
    `exec $(dirname /usr/lib/postgresql/*/bin/initdb)/postgres -D ${DATA} -c listen_addresses='*'`
  ]
}

async function get(stack, path, init) {
  const response = await fetch(`http://${stack.address('nginx')}:${PORT}${path}`, init)
  return { status: response.status, text: await response.text() }
}

/**
 * Starts everything in the order of compose.yaml, checks it through nginx, removes one server, and stops the
 * other.
 */
export async function tryStack({ server, pgbouncer, postgres, nginx }, { context, work, say }) {
  for (const name of ['postgres', 'sandbox'])
    rmSync(`${work}/volume-${name}`, { recursive: true, force: true })
  const compose = readCompose(context)
  const stack = openStack(compose, work)
  try {
    const pgData = { volumes: [[volume(work, 'postgres'), '/var/lib/postgresql']] }
    initialise(stack, postgres, pgData)
    stack.start('postgres', { ...postgres, user: 'postgres' }, pgData)
    await stack.healthy('postgres', postgres, ['pg_isready', '--host', 'postgres', '--quiet'])
    stack.start('pgbouncer', pgbouncer)
    await stack.healthy('pgbouncer', pgbouncer)
    say('PostgreSQL and pgbouncer are healthy')

    const [uid, gid] = server.user.split(':').map(Number)
    const sandbox = { volumes: [[volume(work, 'sandbox', [uid, gid]), '/data']] }
    for (const name of ['server-1', 'server-2']) stack.start(name, server, sandbox)
    for (const name of ['server-1', 'server-2']) await stack.healthy(name, server)
    say('Both servers are healthy')
    assert.throws(() =>
      stack.exec('server-1', server, [server.command[0], '-e', 'fs.writeFileSync("/app/x", "")'])
    )

    stack.start('nginx', { ...nginx, command: ['nginx', '-g', 'daemon off;'] })
    await stack.healthy('nginx', nginx, ['sh', '-c', `bash -c 'exec 3<>/dev/tcp/127.0.0.1/${PORT}'`])
    await look(stack)
    assert.equal(await stack.stop('server-1', 'SIGKILL'), 'SIGKILL')
    for (let count = 0; count < 10; count += 1) assert.equal((await get(stack, '/readyz')).status, 200)
    say('One server was killed: the other one answers')
    assert.equal(await stack.stop('server-2'), 0)
    say('The other one ended by itself after SIGTERM')
  } finally {
    await stack.close()
  }
}

async function look(stack) {
  assert.equal((await get(stack, '/readyz')).status, 200)
  assert.equal((await get(stack, '/metrics')).status, 404)
  const home = await get(stack, '/', { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } })
  assert.equal(home.status, 200)
  assert.match(home.text, /权益/)
  const script = /\/js\/[\w.~-]+\.js/.exec(home.text)?.[0]
  assert.ok(script, 'home names a script')
  assert.equal((await get(stack, script)).status, 200)
}
