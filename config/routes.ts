import fs from 'node:fs'
import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'

const TABLE = path.resolve(__dirname, '../src/routes/table.ts')
const HOME = 'pages/index/index'

interface Route {
  path: string
}

/** The page table of the app. Taro transpiles only `config/`, hence esbuild for a file of `src/`. */
function readRoutes(): readonly Route[] {
  if (!fs.existsSync(TABLE)) return [{ path: HOME }]
  return (requireWithEsbuild(TABLE) as { ROUTES: readonly Route[] }).ROUTES
}

/**
 * Addresses under which H5 opens each page: its path, and that path without `/index` (pages.md); home is `/` too.
 * The first address of a page is the one its navigation shows. The original path must always be listed: with an alias
 * alone it would be unknown.
 */
export function customRoutes(): Record<string, string[]> {
  const entries = readRoutes()
    .filter((route) => route.path.endsWith('/index'))
    .map(({ path: page }): [string, string[]] => {
      const addresses = [`/${page}`, `/${page.replace(/\/index$/, '')}`]
      return [`/${page}`, page === HOME ? ['/', ...addresses] : addresses]
    })
  return Object.fromEntries(entries)
}
