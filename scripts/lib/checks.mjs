import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildAll } from './build-all.mjs'
import { ensureChromium } from './chromium.mjs'
import { ROOT } from './install.mjs'
import { say } from './say.mjs'

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

/** Runs a tool of node_modules; its exit code is the result. */
function tool(script, args) {
  const done = spawnSync(process.execPath, [path.join('node_modules', script), ...args], {
    cwd: ROOT,
    stdio: 'inherit'
  })
  return one(done.status === 0)
}

/** Adds up results of several tools. */
const sum = (...results) =>
  results.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped
    }),
    { passed: 0, failed: 0, skipped: 0 }
  )

/** Runs jest and counts its tests; a suite that cannot run counts as one failure, a run without tests too. */
function jest(args, env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-'))
  const output = path.join(folder, 'result.json')
  const done = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...args, '--json', `--outputFile=${output}`, '--silent'],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } }
  )
  try {
    const report = JSON.parse(readFileSync(output, 'utf8'))
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
    const none = report.numTotalTests === 0 || (done.status !== 0 && failed === 0)
    return { passed: report.numPassedTests, failed: failed + (none ? 1 : 0), skipped: report.numPendingTests }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function builds() {
  await ensureChromium()
  const sizes = await buildAll()
  say(sizes.table)
  const over = sizes.rows.filter((row) => row.bytes > row.budget).length
  // the two builds themselves, then one check for each budget
  return { passed: 2 + sizes.rows.length - over, failed: over, skipped: 0 }
}

const tsc = (project) => tool('typescript/bin/tsc', ['-p', `tsconfig.${project}.json`])

/** Everything that `npm test` runs, in order: what is cheap and finds most comes first. */
export const CHECKS = [
  {
    name: 'format',
    what: 'Prettier',
    run: async () => tool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])
  },
  {
    name: 'lint',
    what: 'ESLint',
    run: async () => tool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])
  },
  {
    name: 'types',
    what: 'TypeScript for H5, weapp and the server',
    run: async () => sum(tsc('h5'), tsc('weapp'), tsc('server'))
  },
  {
    name: 'imports',
    what: 'import rules of the architecture',
    run: async () =>
      tool('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        'src',
        'contract',
        'server'
      ])
  },
  {
    name: 'unit',
    what: 'client rules and screens on both targets',
    run: async () => jest(['--selectProjects', 'h5', 'weapp', 'tools'])
  },
  {
    name: 'server',
    what: 'contract, server and races on PostgreSQL',
    run: async () => jest(['--selectProjects', 'server'])
  },
  { name: 'build', what: 'both targets, the server, and the size budgets', run: builds },
  {
    name: 'mini',
    what: 'the compiled mini-program in the mini host',
    // painted in Chromium, too
    run: async () =>
      jest(['--config', 'e2e/weapp/jest.config.cjs'], { CHROMIUM_PATH: await ensureChromium() })
  },
  {
    name: 'chromium',
    what: 'journeys on H5 in Chromium',
    run: async () =>
      jest(['--config', 'e2e/h5/jest.config.cjs', '--runInBand'], { CHROMIUM_PATH: await ensureChromium() })
  }
]
