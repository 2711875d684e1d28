import type { UserConfigExport } from '@tarojs/cli'
import { BriefStats } from './brief-stats'
import { isFixture, isProduction } from './env'
import {
  commonChunks,
  LATE_IMPORTS,
  LateCode,
  requireLateCode,
  withLateGroups,
  type Groups
} from './late-code'
import { standIn, startWithLess } from './mini-stand-ins'
import { cssModules, transpiled } from './shared'
import { Sitemap } from './sitemap'
import { minifyBySwc, type Minimizers } from './swc-minify'
import { TightWxml } from './tight-wxml'

type Mini = NonNullable<Extract<UserConfigExport<'webpack5'>, { mini?: unknown }>['mini']>

/** The part of webpack-chain that this needs. */
interface Chain {
  plugin(name: string): { use(plugin: unknown, args?: unknown[]): unknown }
  target(targets: readonly string[]): unknown
  resolve: { alias: { set(name: string, file: string): unknown } }
  readonly module: { rule(name: string): Rule }
  readonly optimization: Minimizers & {
    get(name: 'splitChunks'): SplitChunks
    splitChunks(options: SplitChunks): unknown
  }
}

interface Rule {
  test(files: RegExp): Rule
  readonly exclude: { merge(folders: readonly string[]): { end(): Rule } }
  parser(options: { dynamicImportMode: 'eager' }): Rule
  use(name: string): { loader(file: string): unknown }
}

interface SplitChunks {
  readonly cacheGroups: Groups
}

/** Code of the main package that no cold start needs is evaluated when it is first used (docs/adr/0103-late-code.md). */
function evaluateLate(chain: Chain): void {
  chain.plugin('late-code').use(LateCode)
  const split = chain.optimization.get('splitChunks')
  chain.optimization.splitChunks({ ...split, cacheGroups: withLateGroups(split.cacheGroups) })
}

function webpackChain(chain: Chain): void {
  if (isProduction) minifyBySwc(chain)
  // what webpack writes is as new as the rest (babel.config.js); by Taro's setting it is ES5
  chain.target(['web', 'es2018'])
  chain.plugin('brief-stats').use(BriefStats)
  chain.plugin('sitemap').use(Sitemap)
  chain.plugin('tight-wxml').use(TightWxml)
  const scripts = /\.[jt]sx?$/
  chain.module
    .rule('own-imports')
    .test(scripts)
    .exclude.merge(isFixture ? [] : LATE_IMPORTS)
    .end()
    .parser({ dynamicImportMode: 'eager' })
  standIn(chain)
  if (isFixture) return
  // the fixture has no code that it does not start with, and other components
  evaluateLate(chain)
  startWithLess(chain)
}

/**
 * Maps HTML elements of libraries to WeChat's components: NutUI's icons are `<i>`. Views are excluded,
 * although the plugin counts them as HTML elements: each would get the class `h5-view`, 8 bytes per element
 * in every setData.
 */
export const htmlElements: [name: string, options: object] = [
  '@tarojs/plugin-html',
  {
    modifyElements: (_inline: string[], block: string[]) => {
      for (const name of ['view', 'view-block']) block.splice(block.indexOf(name), 1)
    }
  }
]

export const mini: Mini = {
  postcss: { pxtransform: { enable: true, config: {} }, cssModules },
  // CSS modules do not depend on file order, so shared files may be concatenated in any order (as on H5)
  // none is fetched by a script
  miniCssExtractPluginOption: { ignoreOrder: true, runtime: false },
  optimizeMainPackage: { enable: true },
  ...(isFixture ? {} : { addChunkPages: requireLateCode, commonChunks }),
  // no page sets innerHTML: rich text is a component
  runtime: { enableInnerHTML: false },
  // `<View compileMode>` generates its own template: a 30-row setData shrank by 29 %
  experimental: { compileMode: true },
  compile: { include: transpiled as never },
  webpackChain: webpackChain as never
}
