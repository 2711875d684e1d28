import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ROOT } from '../lib/install.mjs'

const load = createRequire(import.meta.url)
export const { AREAS } = load('../../config/mutation/areas.cjs')
const { EQUIVALENTS } = load('../../config/mutation/equivalents.cjs')

/** What tests of rules load; the rest is not copied. */
const COPIED = ['server', 'contract', 'src', 'config', '__tests__', '*.json', '*.cjs', '*.js']
const FOUND = new Set(['Killed', 'Timeout'])
/** Not even the tests can be loaded with it: nobody would commit that. */
const NO_CODE = new Set(['RuntimeError', 'CompileError'])

const run = (area) => {
  // the workers read it (config/mutation/jest.config.cjs)
  process.env.MUTATION_AREA = area
  return new Stryker({
    mutate: AREAS[area].rules,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    coverageAnalysis: 'perTest',
    jest: {
      projectType: 'custom',
      configFile: 'config/mutation/jest.config.cjs',
      enableFindRelatedTests: false
    },
    ignorePatterns: ['/*', ...COPIED.map((name) => `!/${name}`)],
    concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
    tempDirName: '.cache/mutation',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    warnings: { slow: false },
    logLevel: 'warn'
  }).runMutationTest()
}

/** White space does not matter in what is printed and compared. */
const inOneLine = (text) => text.replaceAll(/\s+/g, ' ').trim()

/** The text that a mutant replaces, and the line that it begins in. Lines and columns count from 1. */
function placeOf({ location: { start, end } }, source) {
  const lines = source.split('\n')
  const all = lines.slice(start.line - 1, end.line)
  all[all.length - 1] = all.at(-1).slice(0, end.column - 1)
  all[0] = all[0].slice(start.column - 1)
  return { line: inOneLine(lines[start.line - 1]), what: inOneLine(all.join('\n')) }
}

/**
 * Plants each fault in the rules of an area.
 * @returns how many there were, how many of them a test found, what survived, what is named as no fault, and what is named so
 * although a test finds it or it does not exist
 */
export async function plantIn(area) {
  const { rules } = AREAS[area]
  const sources = new Map(rules.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
  const named = EQUIVALENTS.filter(({ file }) => sources.has(file))
  const faults = (await run(area)).filter(({ status }) => !NO_CODE.has(status))
  const survivors = []
  const used = new Set()
  for (const fault of faults.filter(({ status }) => !FOUND.has(status))) {
    const file = path.relative(ROOT, fault.fileName).replaceAll(path.sep, '/')
    const { line, what } = placeOf(fault, sources.get(file))
    const instead = inOneLine(fault.replacement)
    const none = named.find(
      (one) => one.file === file && one.line === line && one.what === what && one.instead === instead
    )
    if (none) used.add(none)
    survivors.push({ file, at: fault.location.start.line, line, what, instead, none })
  }
  return {
    count: faults.length,
    found: faults.length - survivors.length,
    survivors: survivors.filter(({ none }) => !none),
    equivalent: survivors.filter(({ none }) => none).length,
    outdated: named.filter((one) => !used.has(one))
  }
}
