import { spawn } from 'node:child_process'
import { ROOT } from './install.mjs'

/** A child that has not exited this long after it was told to is killed, ms. */
const GRACE_MS = 10_000

/**
 * Runs several programs together: when one exits, all are stopped; Ctrl-C and SIGTERM stop all, and nothing
 * is left behind. `quiet` children print only their errors.
 */
export class Supervisor {
  #children = new Map()
  #stopping = false
  #code = 0

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.stop(0))
  }

  /** Starts a program; its lines are prefixed with its name. */
  start(name, command, args, { env = {}, filter = () => true } = {}) {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // its own process group, so that its children end with it
      detached: process.platform !== 'win32'
    })
    this.#children.set(name, child)
    for (const stream of ['stdout', 'stderr']) {
      child[stream].on('data', (data) => {
        for (const line of String(data).split('\n'))
          if (line.trim() && filter(line)) console.log(`[${name}] ${line}`)
      })
    }
    child.on('exit', (code) => {
      this.#children.delete(name)
      if (!this.#stopping) console.log(`[${name}] ended${code ? ` with ${code}` : ''}`)
      this.stop(code ?? 1)
      if (this.#children.size === 0) process.exit(this.#code)
    })
    return child
  }

  isRunning(name) {
    return this.#children.has(name)
  }

  stop(code) {
    if (this.#stopping) return
    this.#stopping = true
    this.#code = code
    for (const child of this.#children.values()) signal(child, 'SIGTERM')
    if (this.#children.size === 0) process.exit(code)
    setTimeout(() => this.#children.forEach((child) => signal(child, 'SIGKILL')), GRACE_MS).unref()
  }
}

function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch {
    // it has already exited
  }
}
