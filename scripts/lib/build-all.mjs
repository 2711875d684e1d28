import path from 'node:path'
import { bundleServer } from './bundle-server.mjs'
import { drawShell } from './draw-shell.mjs'
import { ROOT } from './install.mjs'
import { precompress } from './precompress.mjs'
import { measureSizes } from './sizes.mjs'
import { taroBuild } from './taro-build.mjs'

/**
 * Builds everything for release and gives the sizes. The H5 page is opened once in Chromium: its first screen is drawn
 * into index.html, and what the first route loads is counted.
 */
export async function buildAll() {
  await Promise.all([taroBuild('h5'), taroBuild('weapp')])
  await bundleServer()
  const firstRoute = await drawShell()
  await precompress(path.join(ROOT, 'dist/h5'))
  return measureSizes(firstRoute)
}
