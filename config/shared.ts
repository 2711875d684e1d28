import path from 'node:path'
import { isProduction } from './env'

/** `*.module.scss` generates local class names: short in a release, readable in development. */
export const cssModules = {
  enable: true,
  config: {
    namingPattern: 'module' as const,
    generateScopedName: isProduction ? '[hash:base64:5]' : '[name]__[local]__[hash:base64:4]'
  }
}

/**
 * Code outside the source folder (`src`, or the fixture's) that is ours or too new for the targets: jotai,
 * TanStack Query and uqr ship ES2020 and later.
 */
export const transpiled = [
  path.resolve(__dirname, '../src'),
  path.resolve(__dirname, '../contract'),
  path.resolve(__dirname, 'mini-bridge'),
  path.resolve(__dirname, 'taro-plugin-aria'),
  (file: string) => /node_modules[\\/](jotai|@tanstack|uqr)[\\/]/.test(file)
]
