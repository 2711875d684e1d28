require('./end-with-run.cjs')
const { createRequire } = require('node:module')
const { default: Runtime } = require('jest-runtime')
const { compileHere, compileIn } = require('./compiled.cjs')
const { KeptMap, keptFor } = require('./kept.cjs')
const { keepTransforms } = require('./transforms.cjs')

const ofNode = createRequire(__filename)
const isOfPackage = (file) => file.includes('/node_modules/')

/**
 * Runtime of the tests that does once in a worker what jest does anew for each test file, without a file seeing anything of
 * another (docs/adr/0044-quick-test-runtime.md): code is transformed, found and compiled once, and run anew in each file.
 * In the realm of the worker (one-realm.cjs) packages come from Node's own cache, as they do in the server that runs.
 */
module.exports = class QuickRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const [config] = args
    this.compileOnce()
    keepTransforms(this.transformCache, config)
    this._resolution.cjsCache = keptFor(config.id, this._resolution.cjsConditions, () => new KeptMap())
  }

  requireModule(from, moduleName, options, isRequireActual) {
    const file = this.fileOfPackage(from, moduleName, options)
    return file ? ofNode(file) : super.requireModule(from, moduleName, options, isRequireActual)
  }

  /** @throws Error for a package that is shared: a mock of it would be seen by some of its users only */
  setMock(from, moduleName, factory, options) {
    if (!options?.virtual && this.fileOfPackage(from, moduleName, options))
      throw new Error(`${moduleName} is a package that test files share: mock the file of ours that uses it`)
    super.setMock(from, moduleName, factory, options)
  }

  /** The file, where it is one that Node itself is to load. */
  fileOfPackage(from, moduleName, options) {
    if (!this._environment.isOneRealm || options?.isInternalModule) return undefined
    if (!moduleName || this._resolution.isCoreModule(moduleName)) return undefined
    const file = this._resolution.resolveCjs(from, moduleName)
    return isOfPackage(file) ? file : undefined
  }

  compileOnce() {
    const { executor, _environment: environment } = this
    const compile = executor.compile.bind(executor)
    executor.compile = (source, filename) => {
      const realm = environment.getVmContext()
      if (realm == null) return null
      const parameters = executor.injectedModuleParameters
      try {
        return environment.isOneRealm
          ? compileHere(source, filename, parameters)
          : compileIn(realm, source, filename, parameters)
      } catch {
        // what does not compile is told in jest's own words
        return compile(source, filename)
      }
    }
  }
}
