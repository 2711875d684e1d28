import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Pauses before a restart, ms: at once, then increasingly longer while it keeps crashing. */
const PAUSES_MS = [200, 500, 1000, 2000, 4000, 8000]
/** After running this long the start counts as successful, and the pauses begin again, ms. */
const LIVED_MS = 60_000
/** A wrong setting or a taken port: a restart would fail the same way (`EX_CONFIG` of sysexits). */
const FINAL_CODE = 78
/** The database is not there yet (`EX_TEMPFAIL`): a machine that starts, or a database that is renewed. It is waited for, however long. */
const LATER_CODE = 75
/** A terminal and npm both pass Ctrl-C on: signals within this time count as one, ms. */
const SAME_WISH_MS = 500

/**
 * Runs a program and restarts it when it crashes. It is not restarted if it was told to stop (SIGINT, SIGTERM
 * and SIGHUP are passed on), exited with 0 or with 78 (wrong settings), or crashed too often without running
 * for a minute; `say` reports it. One that exits with 75 (no database yet) is restarted for ever. Resolves with the code to exit with: the program's own, or 128 + n if
 * signal n ended it.
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
      // its own process group: Ctrl-C in a terminal reaches it through us, once
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
        if (ended === LATER_CODE) return again(pausesMs.at(-1), ended, 'code 75: no database yet')
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
