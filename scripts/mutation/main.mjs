/**
 * `npm run mutation`: whether the quick tests of the rules find every small fault in them. Stryker plants faults one at a time
 * (config/mutation/areas.cjs), in a copy of the checkout; what no test finds is a survivor. `npm run mutation -- pricing points` takes
 * some of the areas, `MUTATION_WORKERS=4` runs more tests at a time. Ends with 1 if an area is below its score, or if a fault that
 * is named as none (config/mutation/equivalents.cjs) is found or gone.
 */
import '../lib/current-node.mjs'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureInstalled, ROOT } from '../lib/install.mjs'
import { giveUp, say } from '../lib/say.mjs'

ensureInstalled()
const { Stryker } = await import('@stryker-mutator/core')
const load = createRequire(import.meta.url)
const { AREAS } = load('../../config/mutation/areas.cjs')
const { EQUIVALENTS } = load('../../config/mutation/equivalents.cjs')

/** Percent of the faults that have to be found, in each area. */
const LEAST_SCORE = 95

const unknown = process.argv.slice(2).filter((name) => !(name in AREAS))
if (unknown.length > 0)
  giveUp(`No such area: ${unknown.join(', ')}. There are ${Object.keys(AREAS).join(', ')}.`)
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(AREAS)

process.chdir(ROOT)
// hours of work in the background
os.setPriority(os.constants.priority.PRIORITY_LOW)

/** Plants the faults of an area. @returns the results of Stryker, a mutant each */
function plantIn(area) {
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
    // what tests of rules load
    ignorePatterns: [
      '/*',
      '!/server',
      '!/contract',
      '!/src',
      '!/config',
      '!/__tests__',
      '!/*.json',
      '!/*.cjs',
      '!/*.js'
    ],
    concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
    tempDirName: '.cache/mutation',
    reporters: [],
    allowConsoleColors: false,
    checkers: [],
    disableTypeChecks: false,
    logLevel: process.env.MUTATION_LOG ?? 'warn'
  }).runMutationTest()
}

/** The text that a mutant replaces. `location` counts lines and columns from 1 in results. */
function replacedBy({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}

const FOUND = new Set(['Killed', 'Timeout'])
/** Not even the tests can be loaded with it: nobody would commit that. */
const NO_CODE = new Set(['RuntimeError', 'CompileError'])

/** A mutant in words, with whether it was found and whether it is named as none. */
function fateOf(mutant) {
  const file = path.relative(ROOT, mutant.fileName).replaceAll(path.sep, '/')
  const what = replacedBy(mutant)
  const equivalent = EQUIVALENTS.find(
    (one) => one.file === file && one.what === what && one.instead === mutant.replacement
  )
  return {
    file,
    what,
    instead: mutant.replacement,
    line: mutant.location.start.line,
    isFound: FOUND.has(mutant.status),
    equivalent
  }
}

const short = (text) => text.replaceAll(/\s+/g, ' ')
let failed = false
const rows = []
for (const area of chosen) {
  const began = Date.now()
  const fates = (await plantIn(area)).filter(({ status }) => !NO_CODE.has(status)).map(fateOf)
  const survivors = fates.filter(({ isFound, equivalent }) => !isFound && !equivalent)
  for (const { file, line, what, instead } of survivors)
    say(`  ${file}:${line}  ${short(what)}  →  ${short(instead)}`)
  const here = EQUIVALENTS.filter(({ file }) => AREAS[area].rules.includes(file))
  const outdated = here.filter(
    (one) => !fates.some(({ isFound, equivalent }) => equivalent === one && !isFound)
  )
  for (const { file, what, instead } of outdated)
    say(`  ✗ named as no fault, but found or gone: ${file}  ${short(what)}  →  ${short(instead)}`)
  const equivalent = fates.filter(({ isFound, equivalent }) => !isFound && equivalent).length
  const killed = fates.filter(({ isFound }) => isFound).length
  const score = (killed * 100) / (killed + survivors.length)
  if (score < LEAST_SCORE || outdated.length > 0) failed = true
  rows.push([
    area,
    fates.length,
    killed,
    survivors.length,
    equivalent,
    score.toFixed(1),
    Math.round((Date.now() - began) / 1000)
  ])
  say(
    `${score < LEAST_SCORE ? '✗' : '✓'} ${area}: ${killed} of ${fates.length} found, ${survivors.length} survived, ${equivalent} are none: ${score.toFixed(1)} %`
  )
}

say(
  '\n| area | mutants | killed | survived | equivalent | score, % | s |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |'
)
for (const row of rows) say(`| ${row.join(' | ')} |`)
process.exitCode = failed ? 1 : 0
