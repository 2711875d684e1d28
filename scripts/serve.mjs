/** `npm run serve`: production. One Node process serves the built H5, precompressed, and the API; see README for settings. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { ensureInstalled, ROOT } from './lib/install.mjs'
import { giveUp } from './lib/say.mjs'

ensureInstalled()
const main = path.join(ROOT, 'dist/server/main.cjs')
if (!existsSync(main) || !existsSync(path.join(ROOT, 'dist/h5/index.html'))) {
  giveUp('Nothing is built yet: run `npm run build` first.')
}

const child = spawn(process.execPath, ['--enable-source-maps', main], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env }
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
