/** `npm test` that is stopped in the middle of a journey: no process of it and no folder is left. Where Linux tells of processes. */
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { byLevel } from '../../__tests__/support/depth'

const ROOT = path.resolve(__dirname, '../..')
const LOOK_MS = 500

let folder: string
beforeEach(() => {
  // not in the folder of the run that this is part of: the path of a socket takes no more than 107 bytes
  folder = mkdtempSync('/tmp/stop-')
  // the database has an account of its own
  chmodSync(folder, 0o711)
  seen = new Set()
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

interface Process {
  readonly pid: string
  readonly parent: string
  readonly line: string
  readonly environment: string
}

const everyProcess = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid,
      parent: /^PPid:\s*(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? '',
      line: read(`/proc/${pid}/cmdline`),
      environment: read(`/proc/${pid}/environ`)
    }))
    .filter(({ line }) => line !== '')

/** Processes that were seen to belong to the run: they still do when their parent is gone. By their id and command line. */
let seen: Set<string>

/**
 * Command lines of all processes of the run: those that have this test's folder for their temporary files or in their
 * arguments, and what they started. A renderer and a worker of PostgreSQL write their own name over their environment.
 */
function processes(): string[] {
  const all = everyProcess()
  const own = new Set(
    all
      .filter(({ pid, line, environment }) => (line + environment).includes(folder) || seen.has(pid + line))
      .map(({ pid }) => pid)
  )
  for (let before = -1; own.size > before;) {
    before = own.size
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid)
  }
  const ours = all.filter(({ pid }) => own.has(pid))
  for (const { pid, line } of ours) seen.add(pid + line)
  return ours.map(({ line }) => line.replaceAll('\0', ' ').trim())
}

/** The run of two journeys, as jest takes no worker for one, in an environment that is not that of this one. */
function startRun(): ChildProcess {
  const { APP_ORIGIN: _origin, SERVER_LOG: _log, JEST_WORKER_ID: _worker, ...env } = process.env
  return spawn(process.execPath, ['scripts/test.mjs', 'chromium', '--files=h5/main-job', '--files=h5/mall'], {
    cwd: ROOT,
    env: { ...env, TMPDIR: folder },
    stdio: 'ignore'
  })
}

const PARTS = [/processChild/, /postgres/, /type=renderer/]

/** Whether journeys, database and browser are all at work. */
function isAtWork(): boolean {
  const lines = processes()
  return PARTS.every((part) => lines.some((line) => part.test(line)))
}

const SIGNALS = byLevel(['SIGTERM'] as const, ['SIGTERM', 'SIGINT', 'SIGKILL'] as const)
const tests = existsSync('/proc/self/environ') ? test : test.skip

tests.each(SIGNALS)('%s', async (signal) => {
  const run = startRun()
  const ended = new Promise((resolve) => run.once('exit', resolve))
  while (run.exitCode === null && !isAtWork()) await pause(LOOK_MS)
  expect(run.exitCode).toBeNull()
  run.kill(signal)
  await ended
  // what ends after the run does so by itself; the journeys' own limit ends the test where it does not
  while (processes().length > 0) await pause(LOOK_MS)
  // who is killed cannot clear away: the next run does
  if (signal !== 'SIGKILL') expect(readdirSync(folder)).toEqual([])
})
