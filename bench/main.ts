/** Runs the measurements named on the command line, or all; prints the tables and stores them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asCsv } from './condense'
import { measureAssistant } from './assistant/measure'
import { chromiumToUse, ROOT } from './built'
import { measureFailover } from './failover/measure'
import { measureFlashSale } from './flash-sale/measure'
import { measureFirstViews } from './first-views/measure'
import { measureRoutes } from './h5-routes'
import { measureLighthouse } from './lighthouse'
import { describeMachine } from './machine'
import { measureOrders } from './orders'
import { measureOverload } from './overload'
import { measureCatalogue } from './catalogue/measure'
import { measureBeside } from './pages/beside'
import { measureUncachedRenders } from './pages/uncached-renders'
import { measureFlood } from './pages/flood'
import { measureMemory } from './pages/memory'
import { measureParts } from './pages/parts'
import { measureProcesses } from './processes'
import { sectionOf, withSections } from './report'
import { fillOwn } from './scale/fill-own'
import { measureCalls } from './scale/calls'
import { measureCallsLoad } from './scale/calls-load'
import { measureJobs } from './scale/jobs'
import { measureScale } from './scale/measure'
import { measureSearch } from './search'
import { measureServer } from './server-load'
import type { Table } from './table'
import { measurePackages, measureSetData } from './weapp'

const MEASUREMENTS: Readonly<Record<string, () => Promise<Table>>> = {
  routes: measureRoutes,
  lighthouse: measureLighthouse,
  views: measureFirstViews,
  packages: measurePackages,
  setdata: measureSetData,
  orders: measureOrders,
  search: measureSearch,
  scale: measureScale,
  calls: measureCalls,
  'calls-load': measureCallsLoad,
  'scale-jobs': measureJobs,
  catalogue: measureCatalogue,
  assistant: measureAssistant,
  server: measureServer,
  processes: measureProcesses,
  overload: measureOverload,
  'flash-sale': measureFlashSale,
  pages: measureUncachedRenders,
  parts: measureParts,
  beside: measureBeside,
  memory: measureMemory,
  flood: measureFlood
}

/** Not among all: it needs programs that are not part of the product. */
const FAILOVER = 'failover'

const REPORT = path.join(ROOT, 'docs/benchmarks.md')
const DATA = path.join(ROOT, 'docs/benchmarks')

async function main([first, ...others]: readonly string[]): Promise<void> {
  if (first === 'fill') return fillOwn(others)
  if (first === FAILOVER) return store([[FAILOVER, () => measureFailover(others)]])
  const asked = first === undefined ? [] : [first, ...others]
  const unknown = asked.filter((name) => !(name in MEASUREMENTS))
  if (unknown.length > 0) {
    throw new Error(
      `No such measurement: ${unknown.join(', ')}. There are: ${[...Object.keys(MEASUREMENTS), FAILOVER].join(', ')}`
    )
  }
  await store(Object.entries(MEASUREMENTS).filter(([name]) => asked.length === 0 || asked.includes(name)))
}

/** Takes the measurements and stores each at once: results are not lost when a later one fails. */
async function store(
  measurements: readonly (readonly [name: string, measure: () => Promise<Table>])[]
): Promise<void> {
  const machine = describeMachine((await chromiumToUse()).path, new Date())
  const sections: string[] = []
  for (const [name, measure] of measurements) {
    const table = await measure()
    const section = sectionOf(name, {
      ...table,
      note: [table.note, `On ${machine}.`].filter(Boolean).join(' ')
    })
    console.log(`\n${section}`)
    writeFileSync(path.join(DATA, `${name}.csv`), asCsv(table))
    sections.push(section)
    writeFileSync(REPORT, withSections(existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '', sections))
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (problem: unknown) => {
    console.error(problem instanceof Error ? (problem.stack ?? problem.message) : problem)
    process.exit(1)
  }
)
