/**
 * `npm run serve`: production. One Node process serves the built H5, precompressed, and the API; see README
 * for settings. It is restarted if it crashes.
 */
import './lib/current-node.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { putInPlace } from './lib/dist.mjs'
import { ensureInstalled, ROOT } from './lib/install.mjs'
import { keepRunning } from './lib/keep-running.mjs'
import { giveUp } from './lib/say.mjs'

ensureInstalled()
putInPlace()
const main = path.join(ROOT, 'dist/server/main.cjs')
if (!existsSync(main) || !existsSync(path.join(ROOT, 'dist/h5/index.html'))) {
  giveUp('Nothing is built yet: run `npm run build` first.')
}

process.exit(
  await keepRunning(process.execPath, ['--enable-source-maps', main], {
    say: (text) => console.error(`\n✗ ${text}\n`),
    cwd: ROOT,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env }
  })
)
