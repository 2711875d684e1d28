import path from 'node:path'
import type { Compiler } from 'webpack'

const START = path.resolve(__dirname, 'modules/start.js')
const APP = path.resolve(__dirname, '../../src/app.config')

/**
 * Lets the app start in several tasks: `modules/start.js` is the entry point, and imports Taro's at its end.
 * Taro reads the app's settings by the name of the entry, which stays the same.
 */
export class StartInTasks {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('start-in-tasks', (factory) => {
      factory.hooks.beforeResolve.tap('start-in-tasks', (asked) => {
        const isEntry = asked.contextInfo.issuer === ''
        if (isEntry && asked.request.replace(/\.ts$/, '') === APP) asked.request = START
      })
    })
  }
}
