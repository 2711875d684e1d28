/**
 * `npm run mutation`: whether the quick tests of the rules find every small fault in them. Stryker plants faults one at a time in a
 * copy of the checkout (config/mutation/areas.cjs); what no test finds is a survivor. `npm run mutation -- pricing points` takes some of the
 * areas, `MUTATION_WORKERS=4` runs more tests at a time. Ends with 1 if an area is below its score, or if what is named as no fault
 * (config/mutation/equivalents.cjs) is found or gone.
 */
import '../lib/current-node.mjs'
import os from 'node:os'
import { ensureInstalled, ROOT } from '../lib/install.mjs'
import { giveUp, say } from '../lib/say.mjs'

ensureInstalled()
const { AREAS, plantIn } = await import('./plant.mjs')

/** Percent of the faults that have to be found, in each area. */
const LEAST_SCORE = 95

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in AREAS))
if (unknown.length > 0)
  giveUp(`No such area: ${unknown.join(', ')}. There are ${Object.keys(AREAS).join(', ')}.`)

process.chdir(ROOT)
// it has time
os.setPriority(os.constants.priority.PRIORITY_LOW)

const inWords = ({ file, at, line, what, instead }) =>
  `${file}${at ? `:${at}` : ''}  ${line}\n      ${what}  →  ${instead}`

const rows = []
for (const area of wanted.length > 0 ? wanted : Object.keys(AREAS)) {
  const began = Date.now()
  const { count, found, survivors, equivalent, outdated } = await plantIn(area)
  const score = (found * 100) / (found + survivors.length)
  const seconds = Math.round((Date.now() - began) / 1000)
  for (const one of survivors) say(`  survived: ${inWords(one)}`)
  for (const one of outdated) say(`  ✗ named as no fault, but found or gone: ${inWords(one)}`)
  const isGood = score >= LEAST_SCORE && outdated.length === 0
  say(`${isGood ? '✓' : '✗'} ${area}: ${score.toFixed(1)} % found`)
  if (!isGood) process.exitCode = 1
  rows.push([area, count, found, survivors.length, equivalent, score.toFixed(1), seconds])
}

say('\n| area | faults | found | survived | none | found, % | s |')
say('| ---- | -----: | ----: | -------: | ---: | -------: | --: |')
for (const row of rows) say(`| ${row.join(' | ')} |`)
