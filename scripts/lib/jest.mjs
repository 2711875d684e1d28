import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { runTool } from './run-tool.mjs'

/** Test files at once where the work is all our own. */
export const CORES = availableParallelism()
/** Test files at once where much of the time is waiting: for a server, for a browser. */
export const WAITING = CORES + 1
/** Test files at once where most of it is: for timers of the app, whose screens are otherwise quick. */
export const IDLE = CORES + 2

const TAIL_REPORTER = path.join(import.meta.dirname, 'tail-reporter.cjs')

/**
 * Runs jest, so many files at once as there are `workers`, and counts its tests; a suite that cannot run counts as one failure,
 * a run without tests too (unless `mayBeNone`). `files` are `{ name, seconds }`, for the list of the slowest. `needs(cores)` is
 * told when no file waits for a worker any more, and with each that ends then.
 */
export async function jest(args, { workers, env = {}, mayBeNone = false, needs = () => undefined }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-'))
  const file = path.join(folder, 'result.json')
  const heard = ({ left }) => {
    if (left < workers) needs(Math.floor((CORES * left) / workers))
  }
  try {
    const { status } = await runTool(
      [
        'node_modules/jest/bin/jest.js',
        ...args,
        `--maxWorkers=${workers}`,
        '--json',
        `--outputFile=${file}`,
        '--silent',
        '--reporters=default',
        `--reporters=${TAIL_REPORTER}`
      ],
      { env, aloud: true, quiet: true, heard }
    )
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
    const none = (report.numTotalTests === 0 && !mayBeNone) || (status !== 0 && failed === 0)
    return {
      passed: report.numPassedTests,
      failed: failed + (none ? 1 : 0),
      skipped: report.numPendingTests,
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        name: path.relative(process.cwd(), name),
        seconds: (endTime - startTime) / 1000
      }))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
