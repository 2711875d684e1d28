import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'

const TABLE = path.resolve(__dirname, '../src/routes/table.ts')

interface RouteTable {
  HOME: string
  ROUTES: readonly { path: string }[]
}

/**
 * Addresses under which H5 opens each page: its path, and that path without `/index` (pages.md); home is `/` too.
 * The first address of a page is the one its navigation shows. The original path must always be listed: with an alias
 * alone it would be unknown.
 */
export function customRoutes(): Record<string, string[]> {
  // Taro transpiles only config/, hence esbuild for a file of src/
  const { HOME, ROUTES } = requireWithEsbuild(TABLE) as RouteTable
  const entries = ROUTES.filter((route) => route.path.endsWith('/index')).map(
    ({ path: page }): [string, string[]] => {
      const addresses = [`/${page}`, `/${page.replace(/\/index$/, '')}`]
      return [`/${page}`, page === HOME ? ['/', ...addresses] : addresses]
    }
  )
  return Object.fromEntries(entries)
}
