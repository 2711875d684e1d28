import path from 'node:path'
import type { Compiler } from 'webpack'

const START = path.resolve(__dirname, 'h5-slim/start.js')
const APP = path.resolve(__dirname, '../src/app.config')

/**
 * Lets the app start in several tasks: `h5-slim/start.js` is the way in, and asks for Taro's at its end. Taro reads the app's settings
 * by the name of the entry, which stays as it is.
 */
export class StartInTurns {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('start-in-turns', (factory) => {
      factory.hooks.beforeResolve.tap('start-in-turns', (asked) => {
        const isEntry = asked.contextInfo.issuer === ''
        if (isEntry && asked.request.replace(/\.ts$/, '') === APP) asked.request = START
      })
    })
  }
}
