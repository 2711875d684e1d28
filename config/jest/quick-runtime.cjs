require('./end-with-run.cjs')
const { createRequire } = require('node:module')
const { default: Runtime } = require('jest-runtime')
const { compileHere, compileIn } = require('./compiled.cjs')
const { KeptMap, keptFor } = require('./kept.cjs')
const { keepTransforms } = require('./transforms.cjs')

const ofNode = createRequire(__filename)
const isOfPackage = (file) => file.includes('/node_modules/')

/**
 * A test runtime that does once per worker what jest repeats for each test file, while files stay isolated
 * (docs/adr/0044-quick-test-runtime.md): code is transformed, resolved and compiled once, and evaluated
 * afresh for each file. In the worker's realm (one-realm.cjs) packages come from Node's own cache, as in the
 * running server.
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

  /** @throws Error for a shared package: a mock of it would be seen by only some of its users */
  setMock(from, moduleName, factory, options) {
    if (!options?.virtual && this.fileOfPackage(from, moduleName, options))
      throw new Error(`${moduleName} is a package that test files share: mock the file of ours that uses it`)
    super.setMock(from, moduleName, factory, options)
  }

  /** The file, if Node itself should load it. */
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
        // compile errors are reported in jest's own words
        return compile(source, filename)
      }
    }
  }
}
