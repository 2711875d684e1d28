import path from 'node:path'
import { buildAll } from './build-all.mjs'
import { ensureChromium, ensureWholeChromium } from './chromium.mjs'
import { IDLE, jest, WAITING } from './jest.mjs'
import { runTool } from './run-tool.mjs'
import { ensureWebkit } from './webkit.mjs'

/** Runs a tool of node_modules; its exit code is the result. */
async function tool(script, args) {
  const { status, output } = await runTool([path.join('node_modules', script), ...args])
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, output }
}

/** Adds up results of several tools. */
const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  skipped: 0,
  output: results.map(({ output }) => output).join('')
})

async function types() {
  const results = []
  for (const project of ['h5', 'weapp', 'server'])
    results.push(await tool('typescript/bin/tsc', ['-p', `tsconfig.${project}.json`]))
  return sum(results)
}

async function builds() {
  const sizes = await buildAll()
  const over = sizes.rows.filter((row) => row.bytes > row.budget).length
  // the two builds themselves, then one check for each budget
  return { passed: 2 + sizes.rows.length - over, failed: over, skipped: 0, output: `${sizes.table}\n` }
}

/** Journeys, against one built server; some are painted in, or run in, Chromium. */
const journeys = async (config, needs, env = {}) =>
  jest(['--config', config], {
    workers: WAITING,
    env: { CHROMIUM_PATH: await ensureChromium(), ...env },
    needs
  })

/** In the engine of Safari, where there is one to be had. */
async function inWebkit() {
  const browser = ensureWebkit()
  if (!browser) return { passed: 0, failed: 0, skipped: 1, output: 'There is no WebKit to be had here.\n' }
  return jest(['--config', 'e2e/webkit/jest.config.cjs'], { workers: 1, env: { WEBKIT_BROWSER: browser } })
}

/**
 * Everything that `npm test` runs, in order: what is cheap and finds most comes first. A check takes one core, and the next
 * one runs beside it; `cores: 'all'` = it uses all of them itself, and tells `needs` when it does not any more (schedule.mjs).
 */
export const CHECKS = [
  {
    name: 'lint',
    what: 'ESLint',
    run: () => tool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])
  },
  {
    name: 'types',
    what: 'TypeScript for H5, weapp and the server',
    run: types
  },
  {
    name: 'format',
    what: 'Prettier',
    run: () => tool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])
  },
  {
    name: 'imports',
    what: 'import rules of the architecture',
    run: () =>
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
    cores: 'all',
    run: ({ needs }) => jest(['--selectProjects', 'h5', 'weapp', 'tools'], { workers: IDLE, needs })
  },
  {
    name: 'server',
    what: 'contract, server and races on PostgreSQL',
    cores: 'all',
    // servers that are killed and begin anew, locks that are waited for
    run: ({ needs }) => jest(['--selectProjects', 'server'], { workers: WAITING, needs })
  },
  {
    name: 'build',
    what: 'both targets, the server, and the size budgets',
    cores: 'all',
    run: builds
  },
  {
    name: 'mini',
    what: 'the compiled mini-program in the mini host',
    cores: 'all',
    run: ({ needs }) => journeys('e2e/weapp/jest.config.cjs', needs)
  },
  {
    name: 'webkit',
    what: 'every page on H5 in WebKit, the engine of Safari',
    cores: 'all',
    run: inWebkit
  },
  {
    name: 'chromium',
    what: 'journeys on H5 in Chromium',
    cores: 'all',
    // only a whole browser keeps pages that are left
    run: async ({ needs }) =>
      journeys('e2e/h5/jest.config.cjs', needs, { WHOLE_CHROMIUM_PATH: await ensureWholeChromium() })
  }
]
