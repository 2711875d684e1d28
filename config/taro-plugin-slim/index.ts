import path from 'node:path'
import { defaultMainFields, resolveSync } from '@tarojs/helper'
import webpack from 'webpack'
import { Check } from './check'
import { PageFiles } from './page-files'
import { ALIASES, standInsFor, type Fix } from './stand-ins'
import { StartInTasks } from './start-in-tasks'

/** The plugin's options, from `plugins` of the configuration (README.md). */
export interface SlimOptions {
  /** Stand-ins: `all`, or only those that fix these bugs of Taro's. */
  readonly standIns: 'all' | readonly Fix[]
  /** All pages but the first are listed in a chunk of their own, and the app starts in several tasks. */
  readonly lazyPages: boolean
  readonly release: boolean
}

/** The part of webpack-chain that this uses; Taro does not export its type. */
export interface Chain {
  resolve: {
    alias: { set(name: string, file: string): Chain['resolve']['alias'] }
    mainFields: { clear(): { merge(fields: readonly string[]): unknown } }
  }
  plugin(name: string): { use(plugin: unknown, args: unknown[]): unknown }
  module: {
    rule(name: string): {
      test(pattern: RegExp): {
        use(name: string): { loader(file: string): { options(options: object): unknown } }
      }
    }
  }
}
interface ResolveData {
  context: string
  request: string
}

/**
 * In development builds Taro uses other files of its packages, complete bundles: nothing in them could be
 * replaced, and the app under development would not be the one released.
 */
function likeRelease({ resolve }: Chain): void {
  resolve.mainFields.clear().merge(defaultMainFields)
  const fileOf = (name: string) => resolveSync(name, { mainFields: defaultMainFields }) ?? name
  resolve.alias
    .set('@tarojs/router$', fileOf('@tarojs/router'))
    .set('@tarojs/runtime', fileOf('@tarojs/runtime'))
    .set('@tarojs/shared', fileOf('@tarojs/shared'))
}

function replaceAll(chain: Chain, standIns: SlimOptions['standIns']): Check {
  const replaced = standInsFor(standIns)
  const aliases = standIns === 'all' ? ALIASES : {}
  const check = new Check(Object.keys(replaced), [...new Set(Object.values(aliases))])
  for (const [name, { request, file, from }] of Object.entries(replaced)) {
    const swap = (data: ResolveData) => {
      if (from && !from.test(data.context)) return
      data.request = file
      check.made(name)
    }
    chain.plugin(`slim-${name}`).use(webpack.NormalModuleReplacementPlugin, [request, swap])
  }
  for (const [name, file] of Object.entries(aliases)) chain.resolve.alias.set(name, file)
  return check
}

/** Replaces Taro's list of all pages in the entry by that of the pages other than home. */
function pagesApart(chain: Chain, release: boolean): void {
  chain.module
    .rule('other-pages')
    .test(/taro-plugin-slim[\\/]modules[\\/]other-pages\.js$/)
    .use('other-pages')
    .loader(path.resolve(__dirname, 'other-pages.cjs'))
    .options({ release })
  chain.plugin('start-in-tasks').use(StartInTasks, [])
  if (release) chain.plugin('page-files').use(PageFiles, [])
}

/** Changes the H5 build of an app. */
export function slim(chain: Chain, { standIns, lazyPages, release }: SlimOptions): void {
  likeRelease(chain)
  const check = replaceAll(chain, standIns)
  if (lazyPages) pagesApart(chain, release)
  // a watching build takes its earlier resolutions from the cache
  if (release) chain.plugin('slim-check').use(check, [])
}

/** The part of Taro's plugin context that this uses. */
interface Context {
  modifyWebpackChain(change: (given: { chain: Chain }) => void): void
}

export default (ctx: Context, options: SlimOptions): void =>
  ctx.modifyWebpackChain(({ chain }) => slim(chain, options))
