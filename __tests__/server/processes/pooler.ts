/** pgbouncer in transaction mode before a database, where a machine has it (Debian's package): docs/how-to/scale.md. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../e2e/support/free-port'

export interface Pooler {
  readonly url: string
  stop(): void
}

/** Starts one before the PostgreSQL that listens in `socketFolder`; nothing of a connection is kept between transactions. */
export async function startPooler(folder: string, socketFolder: string): Promise<Pooler> {
  const port = await freePort()
  const own = join(folder, 'pgbouncer')
  mkdirSync(own)
  // it does not run as root
  for (const open of [folder, own]) chmodSync(open, 0o755)
  const settings = join(own, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
postgres = host=${socketFolder} user=app
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 12
server_reset_query_always = 1
server_reset_query = discard all
`
  )
  const child = spawn('pgbouncer', ['--quiet', '--user', 'nobody', settings], { stdio: 'inherit' })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  if (child.exitCode !== null) throw new Error('pgbouncer did not start')
  return { url: `postgres://app@127.0.0.1:${port}/postgres`, stop: () => void child.kill('SIGINT') }
}
