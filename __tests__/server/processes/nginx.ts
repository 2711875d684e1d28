/** nginx in front of processes of the server, where a machine has it (Debian's package): with the file that we ship. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../e2e/support/free-port'
import { patience } from '../../support/patience'

export const hasNginx = spawnSync('nginx', ['-v']).status === 0

export interface Proxy {
  readonly origin: string
  stop(): void
}

/** Starts nginx with `deploy/nginx.conf`, in which only the addresses are others. `origins`: of both servers. */
export async function startNginx(origins: readonly string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'privilege-centre-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  const conf = origins.reduce(
    (text, origin, at) => text.replace(`server-${at + 1}:9527`, new URL(origin).host),
    readFileSync(join(__dirname, '../../../deploy/nginx.conf'), 'utf8')
  )
  writeFileSync(
    file,
    `daemon off;\npid ${join(folder, 'pid')};\n${conf.replace('listen 8080', `listen 127.0.0.1:${port}`)}`
  )
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'ignore'] })
  const origin = `http://127.0.0.1:${port}`
  const until = Date.now() + patience(20_000)
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('nginx did not start')
    await new Promise((resume) => setTimeout(resume, 50))
  }
  return {
    origin,
    stop() {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false
  )
