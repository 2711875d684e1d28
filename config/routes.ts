import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'

const FILE = path.resolve(__dirname, '../src/routes/home.ts')

/**
 * Addresses under which H5 opens home: `/`, which its navigation shows, its path, and that path without `/index`
 * (rule page.home). Every other page opens at its path with and without `/index` (rule route.withoutIndex) by
 * `h5-slim/routes-alias.js`.
 */
export function customRoutes(): Record<string, string[]> {
  // Taro transpiles only config/, hence esbuild for a file of src/
  const { HOME } = requireWithEsbuild(FILE) as { HOME: string }
  return { [`/${HOME}`]: ['/', `/${HOME}`, `/${HOME.replace(/\/index$/, '')}`] }
}
