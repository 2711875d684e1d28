/**
 * `npm run build`: builds H5, mini-program and server for release into dist/. Fails over a size budget. With
 * `--release` (`npm run build:release`) the build is meant for upload: the environment defaults to
 * production, and missing or example settings abort it before anything is built.
 */
import './lib/current-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { giveUp, say } from './lib/say.mjs'

ensureInstalled()
if (process.argv.includes('--release')) {
  process.env.TARO_APP_ENV ??= 'production'
  const { releaseFaults, settingsOf } = await import('./lib/release-settings.mjs')
  const faults = releaseFaults(settingsOf(process.env.TARO_APP_ENV))
  if (faults.length > 0)
    giveUp(
      [`Not fit for upload (docs/how-to/upload-to-wechat.md):`, ...faults.map((fault) => `- ${fault}`)].join(
        '\n'
      )
    )
}
// imported late, because it imports packages
const { buildAll } = await import('./lib/build-all.mjs')
try {
  const sizes = await buildAll()
  say(sizes.table)
  const over = sizes.rows.filter((row) => row.bytes > row.budget)
  if (over.length > 0) giveUp(`Over the size budget: ${over.map((row) => row.what).join(', ')}`)
} catch (error) {
  giveUp(error.message)
}
