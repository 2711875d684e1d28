import path from 'node:path'
import webpack from 'webpack'

/** The part of webpack-chain that this needs. */
interface Chain {
  plugin(name: string): { use(plugin: unknown, args?: unknown[]): unknown }
  readonly resolve: { alias: { set(name: string, file: string): unknown } }
  readonly module: {
    rule(name: string): { test(files: RegExp): { use(name: string): { loader(file: string): unknown } } }
  }
}

interface Requested {
  readonly context: string
  request: string
}

const own = (file: string): string => path.resolve(__dirname, 'mini-bridge', file)

/** Modules of Taro's that others of Taro's import, and what stands for them, so that a cold start evaluates less. */
const STAND_INS: readonly (readonly [request: RegExp, from: RegExp, file: string])[] = [
  [/\/window\.js$/, /@tarojs[\\/]runtime[\\/]dist/, 'window.js'],
  [/^\.\/components\.js$/, /@tarojs[\\/]shared[\\/]dist/, 'components.js']
]

/** The stand-ins that every app needs. */
export function standIn({ resolve }: Chain): void {
  resolve.alias.set('@tarojs/plugin-framework-react/dist/runtime$', own('runtime.js'))
  resolve.alias.set('@tarojs/taro$', own('taro.js'))
}

/** Those that leave out what this app does not use (docs/adr/0103-late-code.md). */
export function startWithLess(chain: Chain): void {
  chain.resolve.alias.set('@tarojs/plugin-platform-weapp/dist/runtime$', own('platform.js'))
  for (const [request, from, file] of STAND_INS) {
    const swap = (data: Requested) => {
      if (from.test(data.context)) data.request = own(file)
    }
    chain.plugin(`bridge-${file}`).use(webpack.NormalModuleReplacementPlugin, [request, swap])
  }
  chain.module
    .rule('component-names')
    .test(/mini-bridge[\\/]components\.js$/)
    .use('component-names')
    .loader(own('component-names.cjs'))
  chain.plugin('no-app-config').use(NoAppConfig)
}

/** A loader of a module, as webpack has it before it builds the module. */
interface Loader {
  readonly loader: string
  options: unknown
}

/** Taro writes all of app.json into the app's script too, for `window.__taroAppConfig`, which only H5 reads. */
class NoAppConfig {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('no-app-config', (compilation) => {
      // after Taro's plugin has given the app's module its loader
      webpack.NormalModule.getCompilationHooks(compilation).loader.tap(
        { name: 'no-app-config', stage: 1 },
        (_context, { loaders }) => {
          for (const loader of loaders as Loader[])
            if (loader.loader === '@tarojs/taro-loader')
              loader.options = { ...(loader.options as object), config: {} }
        }
      )
    })
  }
}
