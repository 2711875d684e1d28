/**
 * Babel: inlines what is used of the routes table instead of importing it: `titleOf(PATH)` becomes the title,
 * `routeOf(PATH)` the page's entry, `PATHS`, `PATH_SEGMENTS` and `EXEMPT` their lists. The table is a single
 * module: using one page would bundle all pages with that route, with the first route and with the
 * mini-program's main package.
 */
const { readdirSync, statSync } = require('node:fs')
const path = require('node:path')
const { exportsOf, importTaker, usesOf } = require('./literals.cjs')

const TABLE = path.resolve(__dirname, '../src/routes/table.ts')
const ENTRIES = path.resolve(__dirname, '../src/routes/entries')
/** The files that the table is made of. */
const FILES = [TABLE, ...readdirSync(ENTRIES).map((name) => path.join(ENTRIES, name))]
/** Its import path within `src`. */
const FROM = /^(@\/routes|\.)\/table$/
const OF_A_PAGE = ['routeOf', 'titleOf']
const LISTS = ['PATHS', 'PATH_SEGMENTS', 'EXEMPT']

module.exports = function routeLiterals(api) {
  const { types: t } = api
  api.cache.invalidate(() => FILES.map((file) => statSync(file).mtimeMs).join())
  FILES.forEach((file) => api.addExternalDependency(file))
  const table = exportsOf(TABLE)

  /** Evaluates a call of one of the table's functions; the page has to be known at build time. */
  function replaceCall(reference, name) {
    const call = reference.parentPath
    const page =
      call.isCallExpression() && reference.key === 'callee' ? call.get('arguments.0').evaluate() : {}
    if (!page.confident || !table.PATHS.includes(page.value))
      throw reference.buildCodeFrameError(`name a page of the table: ${name}('pages/index/index')`)
    call.replaceWith(t.valueToNode(table[name](page.value)))
  }

  function replace(declaration, specifier) {
    const name = specifier.imported.name
    const used = usesOf(declaration, specifier)
    if (OF_A_PAGE.includes(name)) used.forEach((reference) => replaceCall(reference, name))
    else if (LISTS.includes(name))
      used.forEach((reference) => reference.replaceWith(t.valueToNode(table[name])))
    else if (used.length > 0) throw used[0].buildCodeFrameError(`${name} would bring the whole routes table`)
  }

  function take(declaration) {
    if (!FROM.test(declaration.node.source.value) || declaration.node.importKind === 'type') return
    const values = declaration.node.specifiers.filter(({ importKind }) => importKind !== 'type')
    values.forEach((specifier) => replace(declaration, specifier))
    declaration.remove()
  }

  return importTaker('route-literals', take)
}
