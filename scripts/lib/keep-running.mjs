import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Pauses before the program is started again, ms: at once, then longer and longer while it keeps dying. */
const PAUSES_MS = [200, 500, 1000, 2000, 4000, 8000]
/** Who lived so long had started well: the next death is the first again, ms. */
const LIVED_MS = 60_000
/** A wrong setting or a taken port: another try would be the same (`EX_CONFIG` of sysexits). */
const FINAL_CODE = 78
/** A terminal and npm both pass Ctrl-C on: what comes within this time is the same wish, ms. */
const SAME_WISH_MS = 500

/**
 * Runs a program and starts it again when it dies. It is not started again when it was told to stop (SIGINT, SIGTERM and
 * SIGHUP are passed on), when it ended with 0 or with 78 (wrong settings), or when it has died too often without living a
 * minute; `say` is told. Resolves with the code to exit with: the program's own, 128 + n where signal n ended it.
 * @param options `pausesMs` and `livedMs` are for tests; the rest goes to `spawn`
 */
export function keepRunning(command, args, { say, pausesMs = PAUSES_MS, livedMs = LIVED_MS, ...spawning }) {
  return new Promise((resolve) => {
    let child
    let deaths = 0
    let stoppedAt
    let pause

    const start = () => {
      const started = Date.now()
      // a group of its own: Ctrl-C in a terminal reaches it through us, once
      child = spawn(command, args, { ...spawning, detached: process.platform !== 'win32' })
      child.once('error', (problem) => {
        say(`The server cannot be started: ${problem.message}`)
        resolve(1)
      })
      child.once('exit', (code, signal) => {
        child = undefined
        const ended = code ?? 128 + constants.signals[signal]
        if (stoppedAt !== undefined || ended === 0 || ended === FINAL_CODE) return resolve(ended)
        if (Date.now() - started >= livedMs) deaths = 0
        const wait = pausesMs[deaths]
        deaths += 1
        again(wait, ended, signal ?? `code ${ended}`)
      })
    }

    const again = (wait, ended, how) => {
      if (wait === undefined) {
        say(
          `The server ended ${deaths} times in a row, the last time with ${how}; its messages above say why.`
        )
        return resolve(ended)
      }
      say(`The server ended with ${how}; it is started again in ${wait / 1000} s.`)
      pause = setTimeout(start, wait)
    }

    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (stoppedAt !== undefined && Date.now() - stoppedAt < SAME_WISH_MS) return
        stoppedAt = Date.now()
        clearTimeout(pause)
        if (child) child.kill(signal)
        else resolve(0)
      })
    }
    start()
  })
}
