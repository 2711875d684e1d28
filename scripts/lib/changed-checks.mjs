import { execFileSync } from 'node:child_process'
import { ROOT } from './install.mjs'
import { lint, stepsOf, tool } from './checks.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * Files that differ from the last commit or, if none does, that the last commit changed. Deleted ones are
 * left out.
 */
export function changedFiles() {
  const open = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard')
  ]
  return open.length > 0 ? open : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD')
}

const CODE = /\.(tsx?|mjs|cjs|js)$/
const tested = (files) => files.filter((file) => CODE.test(file))

/** A tool run on files; no files = passed. */
const over = (files, script, args) =>
  files.length > 0 ? tool(script, [...args, ...files]) : { passed: 1, failed: 0, skipped: 0 }

/**
 * The steps of `npm test -- changed`: the same checks, limited to what the changed files touch. Jest finds by
 * the import graph which test files depend on them. Journeys run if their own files changed, and need a
 * build; a full run is `npm test`.
 */
export function changedSteps(names) {
  const files = changedFiles()
  const code = tested(files)
  const journeys = files.filter((file) => file.startsWith('e2e/') && file.endsWith('.test.ts'))
  const of = (folder) => journeys.some((file) => file.startsWith(folder))
  const isTouched = {
    build: journeys.length > 0,
    unit: code.length > 0,
    server: code.length > 0,
    mini: of('e2e/weapp/'),
    webkit: of('e2e/webkit/'),
    chromium: of('e2e/h5/') || of('e2e/console/')
  }
  const touched = names.filter((name) => isTouched[name] ?? true)
  const narrowed = {
    format: () => over(files, 'oxfmt/bin/oxfmt', ['--list-different', '--no-error-on-unmatched-pattern']),
    lint: () => (code.length > 0 ? lint(code) : { passed: 1, failed: 0, skipped: 0 })
  }
  const related = ['--passWithNoTests', '--findRelatedTests', ...code]
  const which = { tests: { args: related, mayBeNone: true }, journeys: { args: journeys } }
  return stepsOf(touched, which).map((step) => {
    const run = narrowed[step.checks[0].name]
    return run ? { ...step, run: async () => [await run()] } : step
  })
}
