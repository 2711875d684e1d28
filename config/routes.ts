import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'

import { isFixture, isSlim } from './env'

const read = <M>(name: string) =>
  requireWithEsbuild(path.resolve(__dirname, '../src/routes', `${name}.ts`)) as M
const addresses = (page: string) => [`/${page}`, `/${page.replace(/\/index$/, '')}`]

/**
 * URLs that open home on H5: `/`, which navigation shows, its path, and that path without `/index` (rule
 * page.home). Every other page opens at its path with and without `/index` (rule route.withoutIndex) through
 * `taro-plugin-slim/modules/routes-alias.js`; Taro's own module needs each of them listed.
 */
export function customRoutes(): Record<string, string[]> {
  if (isFixture) return {}
  // Taro transpiles only config/, hence esbuild for a file of src/
  const { HOME } = read<{ HOME: string }>('home')
  const home = { [`/${HOME}`]: ['/', ...addresses(HOME)] }
  if (isSlim) return home
  const { PATHS } = read<{ PATHS: readonly string[] }>('table')
  const others = PATHS.filter((page) => page !== HOME).map((page) => [`/${page}`, addresses(page)] as const)
  return { ...home, ...Object.fromEntries(others) }
}
