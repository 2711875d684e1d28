/** `npm test` that is stopped in the middle of a journey: no process of it and no folder is left. Where Linux tells of processes. */
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { byLevel } from '../../__tests__/support/level'

const ROOT = path.resolve(__dirname, '../..')
const LOOK_MS = 100

let folder: string
beforeEach(() => {
  // not in the folder of the run that this is part of: the path of a socket takes no more than 107 bytes
  folder = mkdtempSync('/tmp/stop-')
  // the database has an account of its own
  chmodSync(folder, 0o711)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // it has ended, or is somebody else's
    return ''
  }
}

/** Command lines of all processes that have this test's folder for their temporary files, or in their arguments. */
const processes = (): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ line: read(`/proc/${pid}/cmdline`), environment: read(`/proc/${pid}/environ`) }))
    .filter(({ line, environment }) => line !== '' && (line + environment).includes(folder))
    .map(({ line }) => line.replaceAll('\0', ' ').trim())

/** The run of two journeys, as jest takes no worker for one, in an environment that is not that of this one. */
function startRun(): ChildProcess {
  const { APP_ORIGIN: _origin, SERVER_LOG: _log, JEST_WORKER_ID: _worker, ...env } = process.env
  return spawn(process.execPath, ['scripts/test.mjs', 'chromium', '--files=h5/main-job', '--files=h5/mall'], {
    cwd: ROOT,
    env: { ...env, TMPDIR: folder },
    stdio: 'ignore'
  })
}

const isThere = (what: RegExp) => processes().some((line) => what.test(line))

const SIGNALS = byLevel(['SIGTERM'] as const, ['SIGTERM', 'SIGINT', 'SIGKILL'] as const)
const tests = existsSync('/proc/self/environ') ? test : test.skip

tests.each(SIGNALS)('%s', async (signal) => {
  const run = startRun()
  const ended = new Promise((resolve) => run.once('exit', resolve))
  while (
    run.exitCode === null &&
    !(isThere(/processChild/) && isThere(/postgres/) && isThere(/type=renderer/))
  )
    await pause(LOOK_MS)
  expect(run.exitCode).toBeNull()
  run.kill(signal)
  await ended
  // what ends after the run does so by itself; the journeys' own limit ends the test where it does not
  while (processes().length > 0) await pause(LOOK_MS)
  // who is killed cannot clear away: the next run does
  if (signal !== 'SIGKILL') expect(readdirSync(folder)).toEqual([])
})
