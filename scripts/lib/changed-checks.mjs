import { execFileSync } from 'node:child_process'
import { ROOT } from './install.mjs'
import { CORES, jest, WAITING } from './jest.mjs'
import { ensureChromium } from './chromium.mjs'
import { runTool } from './run-tool.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from the last commit, or, where none does, that the last commit changed. Deleted ones are not there. */
export function changedFiles() {
  const open = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard')
  ]
  return open.length > 0 ? open : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD')
}

const CODE = /\.(tsx?|mjs|cjs|js)$/
const tested = (files) => files.filter((file) => CODE.test(file))

/** Jest finds by the import graph which test files reach one of these. */
const related = (files, workers, args) =>
  jest([...args, '--passWithNoTests', '--findRelatedTests', ...files], { workers, mayBeNone: true })

/** A tool over files; nothing to do = passed. */
async function over(files, script, args) {
  if (files.length === 0) return { passed: 1, failed: 0, skipped: 0 }
  const { status, output } = await runTool([`node_modules/${script}`, ...args, ...files])
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, output }
}

/**
 * The checks of `npm test -- changed`: the same names, but each only over what the changed files touch. Journeys are run
 * where their own files changed, and need a build; the whole is for `npm test`.
 */
export function changedChecks(checks) {
  const files = changedFiles()
  const journeys = (folder) => files.filter((file) => file.startsWith(folder) && file.endsWith('.test.ts'))
  const only = {
    format: () =>
      over(files, 'prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', '--log-level', 'warn']),
    lint: () => over(tested(files), 'eslint/bin/eslint.js', ['--max-warnings', '0', '--no-warn-ignored']),
    unit: () => related(tested(files), CORES, ['--selectProjects', 'h5', 'weapp', 'tools']),
    server: () => related(tested(files), CORES, ['--selectProjects', 'server'])
  }
  for (const [name, folder, config, atOnce] of [
    ['mini', 'e2e/weapp/', 'e2e/weapp/jest.config.cjs', WAITING],
    ['chromium', 'e2e/h5/', 'e2e/h5/jest.config.cjs', CORES]
  ])
    only[name] = async () =>
      jest(['--config', config, ...journeys(folder)], {
        workers: atOnce,
        env: { CHROMIUM_PATH: await ensureChromium() }
      })
  const wanted = {
    unit: tested(files).length > 0,
    server: tested(files).length > 0,
    mini: journeys('e2e/weapp/').length > 0,
    webkit: journeys('e2e/webkit/').length > 0,
    chromium: journeys('e2e/h5/').length > 0,
    build: journeys('e2e/').length > 0
  }
  return checks
    .filter(({ name }) => wanted[name] ?? true)
    .map((check) => ({ ...check, run: only[check.name] ?? check.run }))
}
