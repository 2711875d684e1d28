import { spawn } from 'node:child_process'
import { ROOT } from './install.mjs'

/** A child that has not ended this long after it was asked to is killed, ms. */
const GRACE_MS = 10_000

/**
 * Keeps several programs running together: the first that ends ends all, Ctrl-C and SIGTERM end all, and nothing is left
 * behind. `quiet` children speak only through their errors.
 */
export class Supervisor {
  #children = new Map()
  #stopping = false
  #code = 0

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.stop(0))
  }

  /** Starts a program; its lines are printed with its name before them. */
  start(name, command, args, { env = {}, filter = () => true } = {}) {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // a group of its own, so that what it starts ends with it
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
    // it has ended already
  }
}
