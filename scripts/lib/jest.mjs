import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './install.mjs'
import { runTool } from './run-tool.mjs'

/** Test files run in parallel: part of their time is waiting, for a server or timers of the app. */
const WORKERS = availableParallelism() + 1
/** Journeys wait for more than half of their time: with fewer they would go on long after the other tests. */
export const JOURNEY_WORKERS = availableParallelism() * 2

/** The result of one file, with the titles of what failed or was late; a file that cannot run counts as one failure. */
const resultOf = ({ name, startTime, endTime, assertionResults, status }) => {
  const count = (wanted) => assertionResults.filter((test) => test.status === wanted).length
  const failed = count('failed')
  return {
    name: path.relative(ROOT, name).replaceAll(path.sep, '/'),
    seconds: Math.max(0, endTime - startTime) / 1000,
    passed: count('passed'),
    failed: failed === 0 && status === 'failed' ? 1 : failed,
    titles: assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName),
    /** Passed at their second try (config/jest/second-try.cjs). */
    late: assertionResults
      .filter(({ status: how, invocations }) => how === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
    skipped: count('pending')
  }
}

/**
 * Runs jest, and returns the result of each file. Its transform cache is in the checkout, because that
 * outlives a run's folder (run-folder.mjs).
 * @throws Error if jest itself fails
 */
export async function jest(args, env = {}, workers = WORKERS) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-'))
  const file = path.join(folder, 'result.json')
  try {
    const { status } = await runTool(
      [
        'node_modules/jest/bin/jest.js',
        ...args,
        `--maxWorkers=${workers}`,
        `--cacheDirectory=${path.join(ROOT, '.cache/jest')}`,
        '--json',
        `--outputFile=${file}`,
        '--silent',
        '--reporters=default'
      ],
      { env, aloud: true, quiet: true }
    )
    const files = JSON.parse(readFileSync(file, 'utf8')).testResults.map(resultOf)
    if (status !== 0 && files.every(({ failed }) => failed === 0)) throw new Error(`jest ends with ${status}`)
    return files
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
