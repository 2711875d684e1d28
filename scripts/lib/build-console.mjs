import path from 'node:path'
import { build } from 'vite-8'
import { ROOT } from './install.mjs'
import { precompress } from './precompress.mjs'

/** Builds the staff's web app into dist/console, with its files compressed. */
export async function buildConsole() {
  await build({ configFile: path.join(ROOT, 'console/vite.config.mts'), logLevel: 'warn' })
  await precompress(path.join(ROOT, 'dist/console'))
}
