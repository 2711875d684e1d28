import { spawn } from 'node:child_process'
import { ROOT } from './install.mjs'

const running = new Set()

/** A tool that is stopped cleans up after itself; one that takes longer than this is killed, ms. */
const TO_CLEAR_AWAY_MS = 60_000

/** Stops what is still running when the command is stopped, and exits after it: nothing is left behind. */
function stop(signal, code) {
  for (const child of running) child.kill(signal)
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
    process.exit(code)
  }, TO_CLEAR_AWAY_MS).unref()
  const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)))
  void Promise.all(ends).then(() => process.exit(code))
}

let isStopped = false
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129]
]) {
  process.on(signal, () => {
    // a terminal and npm may both send it
    if (isStopped) return
    isStopped = true
    stop(signal, code)
  })
}

/**
 * Size of V8's young generation. With Node's default of 16 MB many short-lived objects are promoted before
 * they die: compiler, linter and tests need 10 to 17 % less CPU time with more.
 */
const YOUNG = '--max-semi-space-size=32'

/**
 * Programs written in Go, that is the compiler of types and what asks it for the linter, end within seconds: they collect
 * garbage only where memory grows short. It was a third of their processor time, and 10 % less memory.
 */
const NO_GO_GARBAGE = { GOGC: 'off', GOMEMLIMIT: '4GiB' }

/**
 * Runs a Node program of the checkout and returns `{ status, output }`; with `aloud` its errors are shown as
 * they come. The program has an IPC channel to this process (`process.connected`), by which it notices when
 * this one was killed.
 */
export function runTool(args, { env = {}, aloud = false, quiet = false } = {}) {
  // nothing more is started
  if (isStopped) return new Promise(() => undefined)
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${YOUNG}`.trim(),
      ...NO_GO_GARBAGE,
      ...env
    },
    stdio: ['ignore', quiet ? 'ignore' : 'pipe', aloud ? 'inherit' : 'pipe', 'ipc']
  })
  running.add(child)
  const said = []
  child.stdout?.on('data', (text) => said.push(text))
  child.stderr?.on('data', (text) => said.push(text))
  return new Promise((resolve) => {
    child.once('close', (status) => {
      running.delete(child)
      // the command exits as soon as all have ended
      if (!isStopped) resolve({ status, output: Buffer.concat(said).toString() })
    })
  })
}
