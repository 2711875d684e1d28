const { ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')
const { keepGlobals } = require('./kept-globals.cjs')

/**
 * Node test environment in the worker's own realm (docs/adr/0044-quick-test-runtime.md): there is one `Error`
 * and one `Uint8Array`, and globals are as fast as in the running server. Changes that a file makes to them
 * are reverted after it.
 */
module.exports = class OneRealm {
  /** Read by quick-runtime.cjs, which requires this environment. */
  isOneRealm = true
  global = globalThis
  /** The legacy fake timers, which nobody uses. */
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
