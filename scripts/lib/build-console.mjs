import path from 'node:path'
import { inDist } from './dist.mjs'
import { ROOT } from './install.mjs'
import { precompress } from './precompress.mjs'
import { runTool } from './run-tool.mjs'

/**
 * Builds the staff's web app into dist/console, with its files compressed. In a process of its own: Vite makes `NODE_ENV` production, and
 * tests that begin afterwards would get React's production build.
 * @throws Error with what Vite says
 */
export async function buildConsole() {
  const config = path.join(ROOT, 'console/vite.config.mts')
  const { status, output } = await runTool([
    'node_modules/vite-8/bin/vite.js',
    'build',
    '--config',
    config,
    '--logLevel',
    'warn'
  ])
  if (status !== 0) throw new Error(`The console cannot be built:\n${output}`)
  await precompress(inDist('console'))
}
