import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inDist } from './dist.mjs'

const KB = 1024
/**
 * Size budgets of what users on a phone wait for, bytes: for H5 the JavaScript of the first page (gzip), for
 * the mini-program its packages.
 */
const BUDGET = { firstRouteJs: 121 * KB, mainPackage: 640 * KB, subPackage: 500 * KB }

/** Maps and licences have no file type that WeChat uploads, and the project's settings are for its developer tools. */
const STAYS_HERE = /\.map$|\.LICENSE\.txt$|^project\.config\.json$/

/** Bytes of all files below a folder that WeChat would upload. */
function bytesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !STAYS_HERE.test(entry.name))
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath ?? entry.path, entry.name)).size, 0)
}

/** Bytes of the mini-program's main package and of each sub-package. */
export function weappSizes() {
  const app = JSON.parse(readFileSync(inDist('weapp/app.json'), 'utf8'))
  const sub = app.subPackages.map(({ root }) => ({
    what: `weapp ${root}`,
    bytes: bytesBelow(inDist('weapp', root)),
    budget: BUDGET.subPackage
  }))
  const main = bytesBelow(inDist('weapp')) - sub.reduce((sum, row) => sum + row.bytes, 0)
  return [{ what: 'weapp main package', bytes: main, budget: BUDGET.mainPackage }, ...sub]
}

/**
 * Every size that has a budget, with a table to print. `firstRoute.jsGzip` = gzip bytes of the JS that home
 * loads.
 */
export function measureSizes(firstRoute) {
  const rows = [
    { what: 'H5 first route, JS, gzip', bytes: firstRoute.jsGzip, budget: BUDGET.firstRouteJs },
    ...weappSizes()
  ]
  const line = ({ what, bytes, budget }) =>
    `  ${what.padEnd(28)} ${(bytes / KB).toFixed(1).padStart(8)} KB of ${(budget / KB).toFixed(0)} KB${bytes > budget ? '  OVER' : ''}`
  return { rows, table: `\nSizes\n${rows.map(line).join('\n')}\n` }
}
