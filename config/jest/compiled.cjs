const vm = require('node:vm')

const functions = new Map()
const scripts = new Map()

/** `import()` in what is not transformed, as Node does it. */
const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER

/** What is made of a file's source, made once as long as the source is the same. */
function keptIn(cache, file, source, make) {
  const known = cache.get(file)
  if (known?.source === source) return known.made
  const made = make()
  cache.set(file, { source, made })
  return made
}

/** The function of a module, compiled once in a worker: each call of it makes a module of its own. */
const compileHere = (source, filename, parameters) =>
  keptIn(functions, filename, source, () =>
    vm.compileFunction(source, parameters, { filename, importModuleDynamically })
  )

/** The same in another realm, which makes its own function of the script that is compiled once. */
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
