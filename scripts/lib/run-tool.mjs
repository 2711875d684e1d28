import { spawn } from 'node:child_process'
import { ROOT } from './install.mjs'

const running = new Set()

/** A tool that is stopped clears away what it has started; one that takes longer than this is killed, ms. */
const TO_CLEAR_AWAY_MS = 60_000

/** Stops what still runs when the command is stopped, and ends the command after it: nothing is left behind. */
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
 * Room for what is made and thrown away at once. With Node's own 16 MB much of it is moved on before it dies: compiler, linter and tests
 * spend a tenth to a sixth less of the processor's time with more.
 */
const YOUNG = '--max-semi-space-size=32'

/**
 * Runs a Node program of the checkout and gives `{ status, output }`; with `aloud` its errors are shown as they come. The program has
 * a channel to this process (`process.connected`), by which it knows when this one was killed.
 */
export function runTool(args, { env = {}, aloud = false, quiet = false } = {}) {
  // nothing begins any more
  if (isStopped) return new Promise(() => undefined)
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${YOUNG}`.trim(), ...env },
    stdio: ['ignore', quiet ? 'ignore' : 'pipe', aloud ? 'inherit' : 'pipe', 'ipc']
  })
  running.add(child)
  const said = []
  child.stdout?.on('data', (text) => said.push(text))
  child.stderr?.on('data', (text) => said.push(text))
  return new Promise((resolve) => {
    child.once('close', (status) => {
      running.delete(child)
      // the command ends as soon as all have ended
      if (!isStopped) resolve({ status, output: Buffer.concat(said).toString() })
    })
  })
}
