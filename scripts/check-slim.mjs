/**
 * `npm run check:slim`: builds H5 with Taro's own modules (`TARO_APP_SLIM=0`, config/taro-plugin-slim), runs
 * the main job, back button and hydration journeys on it, and prints its size beside that of the slim build.
 * Run `npm run build` before it, and again afterwards: dist/h5 holds the other build then.
 */
import './lib/current-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { giveUp, say } from './lib/say.mjs'

/** Files of e2e/h5. */
const JOURNEYS = ['main-job', 'back', 'hydrated-']

ensureInstalled()
const { firstRouteBytes } = await import('./lib/write-skeletons.mjs')
const { buildAll } = await import('./lib/build-all.mjs')
const { runTool } = await import('./lib/run-tool.mjs')

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
try {
  const before = firstRouteBytes()
  process.env.TARO_APP_SLIM = '0'
  await buildAll()
  const after = firstRouteBytes()
  say(
    `First route, JS, gzip: ${kb(before)} with the plugin's stand-ins, ${kb(after)} with Taro's own modules`
  )
  const { status, output } = await runTool([
    'node_modules/jest/bin/jest.js',
    '--config',
    'e2e/h5/jest.config.cjs',
    ...JOURNEYS.map((name) => `e2e/h5/${name}`)
  ])
  say(output)
  if (status !== 0) giveUp("A journey fails with Taro's own modules.")
} catch (error) {
  giveUp(error.message)
}
