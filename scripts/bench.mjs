/**
 * `npm run bench`: measures the release build (built first if missing); see bench/main.ts and
 * docs/benchmarks.md.
 */
import './lib/current-node.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { ensureInstalled, ROOT } from './lib/install.mjs'
import { giveUp, say } from './lib/say.mjs'

ensureInstalled()
const needed = ['dist/server/main.cjs', 'dist/h5/index.html', 'dist/weapp/app.json']
if (needed.some((file) => !existsSync(path.join(ROOT, file)))) {
  say('Nothing is built yet: building first …')
  const { buildAll } = await import('./lib/build-all.mjs')
  await buildAll().catch((error) => giveUp(error.message))
}

const done = spawnSync(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'bench/main.ts', ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit'
  }
)
process.exit(done.status ?? 1)
