const vm = require('node:vm')

const functions = new Map()
const scripts = new Map()

/** `import()` in code that is not transformed, as Node does it. */
const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER

/** A value derived from a file's source, computed once per source. */
function keptIn(cache, file, source, make) {
  const known = cache.get(file)
  if (known?.source === source) return known.made
  const made = make()
  cache.set(file, { source, made })
  return made
}

/** A module's function, compiled once per worker: each call creates a fresh module. */
const compileHere = (source, filename, parameters) =>
  keptIn(functions, filename, source, () =>
    vm.compileFunction(source, parameters, { filename, importModuleDynamically })
  )

/** The same for another realm, which instantiates its own function from the script compiled once. */
function compileIn(realm, source, filename, parameters) {
  const head = `(function(${parameters.join(',')}){`
  const script = keptIn(
    scripts,
    filename,
    source,
    () =>
      new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length, importModuleDynamically })
  )
  return script.runInContext(realm)
}

module.exports = { compileHere, compileIn }
