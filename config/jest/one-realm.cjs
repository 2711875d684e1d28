const { ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')
const { keepGlobals } = require('./kept-globals.cjs')

/**
 * Test environment of Node in the realm of the worker itself (docs/adr/0044-quick-test-runtime.md): there is one `Error`
 * and one `Uint8Array`, and globals are as quick as in the server that runs. What a file changes of them is put back after it.
 */
module.exports = class OneRealm {
  /** Asked by quick-runtime.cjs, which it needs. */
  isOneRealm = true
  global = globalThis
  /** The legacy ones, which nobody uses. */
  fakeTimers = null

  constructor({ projectConfig }) {
    this.putBack = keepGlobals()
    Object.assign(globalThis, structuredClone(projectConfig.globals))
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose()
    this.putBack()
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return globalThis
  }
}
