import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './install.mjs'
import { freePort, waitFor } from './ports.mjs'

const PREFIX = 'privilege-centre-'
/** Ends a start that hangs, ms: on a machine with much else to do one takes minutes. One that fails is known at once by its end. */
const START_PATIENCE_MS = 600_000

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes the folders of servers that were killed before they could clean up. */
function removeLeftFolders() {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = name.match(/^privilege-centre-(\d+)-/) ?? []
    if (pid && !isAlive(Number(pid))) rmSync(path.join(tmpdir(), name), { recursive: true, force: true })
  }
}

/** A new folder; run as root, the database runs under its own account, which needs access to its data in there. */
function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o711)
  return folder
}

/**
 * Starts the built server with its own database in a temporary folder. Returns `{ origin, dataDir, stop() }`;
 * `stop` ends server and database and removes the folder. The server's log is in `dataDir/server.log`. If
 * this process is killed, the server exits by itself, and the next start removes its folder.
 * @param prepared a folder that the server begins with a copy of (e2e/support/built-server.ts); '' for an empty one
 */
export async function startBuiltServer(env = {}, prepared = process.env.PREPARED_DATA) {
  removeLeftFolders()
  const dataDir = newFolder()
  // by the system's own program: it keeps the account that the files belong to
  if (prepared && !env.DATA_DIR) execFileSync('cp', ['-a', `${prepared}/.`, dataDir])
  const port = env.PORT ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const log = openSync(path.join(dataDir, 'server.log'), 'a')
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.cjs'], {
    cwd: ROOT,
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      // a test opens a hundred pages a minute from one IP address
      CALLS_PER_MINUTE: '0',
      // and logs in more than twenty times an hour
      SMS_PER_ADDRESS_AND_HOUR: '1000',
      ...env
    }
  })
  closeSync(log)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = () => {
    child.kill('SIGTERM')
    return ended
  }
  const stop = async () => {
    await end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await waitFor(`${origin}/readyz`, { timeoutMs: START_PATIENCE_MS, gone: () => child.exitCode !== null })
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, dataDir, child, end, stop }
}
