/**
 * Babel: inlines endpoints of the contract where they are used. `orderEndpoints.orderDetail` becomes its
 * method, path and tags instead of an import of the table: a table is a single module, so using one endpoint
 * would bundle all of them with that route, and with the first route whatever two routes share. Properties
 * that only the server uses are dropped.
 */
const { readdirSync, statSync } = require('node:fs')
const path = require('node:path')
const { exportsOf, importTaker, usesOf } = require('./literals.cjs')

const CONTRACT = path.resolve(__dirname, '../contract')
const TABLE = /^@contract\/([\w-]+\/[\w-]*endpoints)$/
/** The properties of an endpoint that the client uses at run time. */
const FOR_CLIENT = ['method', 'path', 'inQuery', 'providesTags', 'invalidatesTags']

const read = new Map()
function tablesOf(file) {
  if (!read.has(file)) read.set(file, exportsOf(file))
  return read.get(file)
}

const forClient = (endpoint) =>
  Object.fromEntries(FOR_CLIENT.filter((field) => field in endpoint).map((field) => [field, endpoint[field]]))

/** Every file that defines endpoints, so that a watching build notices changes. */
const sources = readdirSync(CONTRACT, { recursive: true })
  .filter((file) => /(endpoints|tags)\.ts$/.test(file))
  .map((file) => path.join(CONTRACT, file))

module.exports = function endpointLiterals(api) {
  const { types: t } = api
  api.cache.invalidate(() => sources.map((file) => statSync(file).mtimeMs).join())
  sources.forEach((file) => api.addExternalDependency(file))
  read.clear()

  function replace(reference, table) {
    const member = reference.parentPath
    const name = member.isMemberExpression({ computed: false }) && member.node.property.name
    const endpoint = name && Object.hasOwn(table, name) && table[name]
    if (!endpoint)
      throw reference.buildCodeFrameError('name an endpoint of the table: orderEndpoints.orderDetail')
    member.replaceWith(t.valueToNode(forClient(endpoint)))
  }

  function take(declaration) {
    const file = TABLE.exec(declaration.node.source.value)?.[1]
    if (!file || declaration.node.importKind === 'type') return
    const tables = tablesOf(path.join(CONTRACT, `${file}.ts`))
    for (const specifier of declaration.node.specifiers) {
      usesOf(declaration, specifier).forEach((use) => replace(use, tables[specifier.imported.name]))
    }
    declaration.remove()
  }

  return importTaker('endpoint-literals', take)
}
