import { buildConsole } from './build-console.mjs'
import { bundleRenderer } from './bundle-renderer.mjs'
import { bundleServer } from './bundle-server.mjs'
import { buildAside, inDist } from './dist.mjs'
import { precompress } from './precompress.mjs'
import { measureSizes } from './sizes.mjs'
import { taroBuild } from './taro-build.mjs'
import { firstRouteBytes, writeSkeletons } from './write-skeletons.mjs'

/**
 * Builds everything for release, puts it in place when it is complete, and returns the sizes. The renderer is bundled for the H5 app just built, and
 * renders the skeletons inserted in its pages.
 */
export const buildAll = () =>
  buildAside(async () => {
    await Promise.all([taroBuild('h5'), taroBuild('weapp')])
    await buildConsole()
    await bundleServer()
    await bundleRenderer()
    await writeSkeletons()
    await precompress(inDist('h5'))
    return measureSizes({ jsGzip: firstRouteBytes() })
  })
