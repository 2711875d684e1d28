import path from 'node:path'
import { buildAll } from './build-all.mjs'
import { buildFixture } from './build-fixture.mjs'
import { ensureChromium, ensureWholeChromium } from './chromium.mjs'
import { jest, JOURNEY_WORKERS } from './jest.mjs'
import { runTool } from './run-tool.mjs'
import { ensureWebkit } from './webkit.mjs'

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** Runs a tool of node_modules; returns its exit code. */
export async function tool(script, args) {
  const { status, output } = await runTool([path.join('node_modules', script), ...args])
  return { ...NOTHING, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, output }
}

/** Adds up results. */
const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  skipped: results.reduce((total, { skipped }) => total + skipped, 0),
  output: results.map(({ output = '' }) => output).join('')
})

/**
 * Oxlint has all rules, those that need types on the native compiler (docs/adr/0062). Without `files` it looks at the whole checkout,
 * and knip for dead files, exports and packages.
 */
export async function lint(files = []) {
  return sum([
    await tool('oxlint/bin/oxlint', ['--no-error-on-unmatched-pattern', ...files]),
    ...(files.length > 0 ? [] : [await tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])])
  ])
}

/** TypeScript 7, one thread: a third of the processor's time of TypeScript 5, which the builds still need as a library. */
async function types() {
  const results = []
  for (const project of ['h5', 'weapp', 'server', 'console'])
    results.push(await tool('typescript-7/bin/tsc', ['-p', `tsconfig.${project}.json`, '--singleThreaded']))
  return sum(results)
}

async function builds() {
  const sizes = await buildAll()
  const over = sizes.rows.filter((row) => row.bytes > row.budget).length
  // the two builds themselves, then one check for each budget
  return { ...NOTHING, passed: 2 + sizes.rows.length - over, failed: over, output: `${sizes.table}\n` }
}

const imports = () =>
  tool('dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'contract',
    'server',
    'console'
  ])

/** The fixture is a build of its own, which no other journey needs: it is built and tested in one step. */
async function fixture() {
  const env = await browsers()
  await buildFixture()
  return sum(await jest(['--config', 'e2e/fixture/jest.config.cjs'], env))
}

/** Checks that are tools, and how to run them. */
const TOOLS = [
  { name: 'build', what: 'both targets, the server, the console, and the size budgets', run: builds },
  { name: 'lint', what: 'Oxlint with types; dead files, exports and packages', run: () => lint() },
  { name: 'types', what: 'TypeScript for H5, weapp, the server and the console', run: types },
  {
    name: 'format',
    what: 'Oxfmt',
    run: () => tool('oxfmt/bin/oxfmt', ['--list-different', '.'])
  },
  { name: 'imports', what: 'import rules of the architecture', run: imports },
  {
    name: 'fixture',
    what: 'React and NutUI whole in a release: Chromium, WebKit, the mini host',
    isDeep: true,
    run: fixture
  }
]

/** Checks that are tests: their jest projects, and where their files are. */
const TESTS = [
  {
    name: 'unit',
    what: 'client rules and screens on both targets',
    projects: ['h5', 'weapp', 'tools'],
    files: /^__tests__\/(?!server|contract)/
  },
  {
    name: 'server',
    what: 'contract, server and races on PostgreSQL',
    projects: ['server'],
    files: /^__tests__\/(server|contract)\//
  }
]
const JOURNEYS = [
  {
    name: 'mini',
    what: 'the compiled mini-program in the mini host',
    projects: ['mini'],
    files: /^e2e\/weapp\//
  },
  {
    name: 'webkit',
    what: 'every page on H5 in WebKit, the engine of Safari',
    projects: ['webkit'],
    files: /^e2e\/webkit\//
  },
  {
    name: 'chromium',
    what: 'journeys on H5 and in the console, in Chromium',
    projects: ['chromium'],
    files: /^e2e\/(h5|console)\//
  }
]

/** All checks; `isDeep`: `npm test` runs it only where it is named. */
export const CHECKS = [...TOOLS, ...TESTS, ...JOURNEYS]

/** The environment for journeys: the available browsers. */
async function browsers() {
  const webkit = ensureWebkit()
  return {
    CHROMIUM_PATH: await ensureChromium(),
    // only the full browser has a back/forward cache
    WHOLE_CHROMIUM_PATH: await ensureWholeChromium(),
    ...(webkit && { WEBKIT_BROWSER: webkit })
  }
}

/** The result of a check, from its own files of a run. */
function resultOf({ name, files }, all, mayBeNone) {
  const own = all.filter((file) => files.test(file.name))
  if (own.length === 0 && !mayBeNone)
    return { ...NOTHING, failed: 1, output: `There are no tests of ${name}.\n` }
  return { ...sum(own), files: own }
}

/** Runs checks that are tests in a single jest run, so that no worker waits for the end of a check. */
async function runTests(checks, { args = [], mayBeNone = false }, env, workers) {
  const projects = checks.flatMap((check) => check.projects)
  const all = await jest([...args, '--selectProjects', ...projects], env, workers)
  return checks.map((check) => resultOf(check, all, mayBeNone))
}

async function runJourneys(checks, { args = [] }) {
  const env = await browsers()
  const skipped = { ...NOTHING, skipped: 1, output: 'There is no WebKit to be had here.\n' }
  const isHere = ({ name }) => name !== 'webkit' || env.WEBKIT_BROWSER
  const here = checks.filter(isHere)
  const results =
    here.length > 0
      ? await runTests(here, { args: ['--config', 'e2e/jest.config.cjs', ...args] }, env, JOURNEY_WORKERS)
      : []
  return checks.map((check) => (isHere(check) ? results[here.indexOf(check)] : skipped))
}

/** One or more checks run as one. */
const step = (checks, run) => (checks.length > 0 ? [{ checks, run }] : [])

/**
 * The steps of a run, in order. The build is first, because it takes longest and the journeys need it.
 * `tests` and `journeys` select files: `{ args, mayBeNone }`, with jest's arguments and whether having no
 * file at all is allowed.
 */
export function stepsOf(names, { tests = {}, journeys = {} } = {}) {
  const chosen = (checks) => checks.filter(({ name }) => names.includes(name))
  return [
    ...chosen(TOOLS).map((check) => ({ checks: [check], run: async () => [await check.run()] })),
    ...step(chosen(TESTS), () => runTests(chosen(TESTS), tests)),
    ...step(chosen(JOURNEYS), () => runJourneys(chosen(JOURNEYS), journeys))
  ]
}

/** Whether a step starts only after the build has finished. */
export const needsBuild = ({ checks }) => checks.some((check) => JOURNEYS.includes(check))
