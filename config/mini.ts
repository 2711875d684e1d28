import type { UserConfigExport } from '@tarojs/cli'
import { cssModules, transpiled } from './shared'

type Mini = NonNullable<Extract<UserConfigExport<'webpack5'>, { mini?: unknown }>['mini']>

export const mini: Mini = {
  postcss: { pxtransform: { enable: true, config: {} }, cssModules },
  // CSS modules never lean on the order of files, so a shared file may come in any order (as on H5)
  miniCssExtractPluginOption: { ignoreOrder: true },
  optimizeMainPackage: { enable: true },
  // `<View compileMode>` makes a template of its own: a 30-row setData shrank by 29 %
  experimental: { compileMode: true },
  compile: { include: transpiled as never }
}
