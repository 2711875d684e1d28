/**
 * Webpack loader for `modules/other-pages.js`: the H5 pages other than home, each with its configuration and
 * dynamic import, as Taro writes them into the app's entry. They are generated from the routes table, like
 * the pages' own `index.config.ts`.
 */
const { readdirSync } = require('node:fs')
const path = require('node:path')
const { buildSync } = require('esbuild')

const SRC = path.resolve(__dirname, '../../src')
const ROUTES = path.join(SRC, 'routes')

/** The files read from src/routes: plain data and functions of it. */
function readRoutes() {
  const contents =
    "export { PATHS } from './table'; export { HOME } from './home'; export * from './page-config'"
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: ROUTES },
    bundle: true,
    format: 'cjs',
    write: false
  })
  const module = { exports: {} }
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports)
  return module.exports
}

/**
 * A release leaves the file names of pages out of the start script (page-files.ts): from here on they are
 * known.
 */
const NAMES = `
const files = JSON.parse('__PAGE_FILES__')
const script = __webpack_get_script_filename__
const sheet = __webpack_require__.miniCssF
__webpack_get_script_filename__ = (id) => files[id]?.[0] ?? script(id)
__webpack_require__.miniCssF = (id) => files[id]?.[1] ?? sheet(id)
__webpack_require__.pageSheets = Object.fromEntries(Object.entries(files).filter(([, [, css]]) => css).map(([id]) => [id, 1]))
`

module.exports = function otherPages() {
  readdirSync(ROUTES).forEach((file) => this.addDependency(path.join(ROUTES, file)))
  const { PATHS, HOME, pageConfig } = readRoutes()
  const entries = PATHS.filter((page) => page !== HOME).map((page) => {
    const code = JSON.stringify(path.join(SRC, page))
    const load = `(context, params) => [import(${code}), context, params]`
    return `{ ...${JSON.stringify({ path: page, ...pageConfig(page) })}, load: ${load} }`
  })
  const names = this.getOptions().release ? NAMES : ''
  return `${names}export const otherPages = [${entries.join(',\n')}]\n`
}
