/** What is used of webpack's compiler. */
interface Compiler {
  readonly hooks: {
    readonly compilation: { tap(name: string, run: (compilation: Compilation) => void): void }
  }
}
interface Compilation {
  readonly hooks: {
    readonly statsNormalize: { tap(name: string, run: (options: StatsOptions) => void): void }
  }
}
interface StatsOptions {
  all?: boolean
  errors?: boolean
  warnings?: boolean
}

const NAME = 'brief-stats'

/**
 * Statistics of a build hold errors and warnings alone: Taro asks for all of them three times to print those two, and each module's
 * reasons are a tenth of the time of a build.
 */
export class BriefStats {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, ({ hooks }) =>
      hooks.statsNormalize.tap(NAME, (options) => {
        options.all ??= false
        options.errors ??= true
        options.warnings ??= true
      })
    )
  }
}
