import path from 'node:path'
import { buildConsole } from './build-console.mjs'
import { bundleRenderer } from './bundle-renderer.mjs'
import { bundleServer } from './bundle-server.mjs'
import { ROOT } from './install.mjs'
import { precompress } from './precompress.mjs'
import { measureSizes } from './sizes.mjs'
import { taroBuild } from './taro-build.mjs'
import { firstRouteBytes, writeSkeletons } from './write-skeletons.mjs'

/**
 * Builds everything for release and returns the sizes. The renderer is bundled for the H5 app just built, and
 * renders the skeletons inserted in its pages.
 */
export async function buildAll() {
  await Promise.all([taroBuild('h5'), taroBuild('weapp')])
  await buildConsole()
  await bundleServer()
  await bundleRenderer()
  await writeSkeletons()
  await precompress(path.join(ROOT, 'dist/h5'))
  return measureSizes({ jsGzip: firstRouteBytes() })
}
