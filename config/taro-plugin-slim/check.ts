import { realpathSync } from 'node:fs'
import type { Compiler } from 'webpack'

/**
 * Fails a release build in which a module of Taro's should have been replaced and was not: after an update of
 * Taro, its own code would otherwise silently come back, with its size.
 */
export class Check {
  private readonly waiting: Set<string>

  /** `names` of replacements that must be made; `files` that must be among the modules. */
  constructor(
    names: readonly string[],
    private readonly files: readonly string[]
  ) {
    this.waiting = new Set(names)
  }

  /** This replacement was made. */
  made(name: string): void {
    this.waiting.delete(name)
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('slim-check', (compilation) => {
      compilation.hooks.finishModules.tap('slim-check', (modules) => {
        const found = new Set([...modules].map((module) => (module as { resource?: string }).resource))
        const missing = [...this.waiting, ...this.files.filter((file) => !found.has(realpathSync(file)))]
        if (missing.length > 0)
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `config/taro-plugin-slim replaces nothing any more by: ${missing.join(', ')}`
            )
          )
      })
    })
  }
}
