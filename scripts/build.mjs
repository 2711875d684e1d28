/** `npm run build`: H5, mini-program and server for release, into dist/. Fails over a size budget. */
import { ensureInstalled } from './lib/install.mjs'
import { giveUp, say } from './lib/say.mjs'

ensureInstalled()
// only now: it imports packages
const { buildAll } = await import('./lib/build-all.mjs')
try {
  const sizes = await buildAll()
  say(sizes.table)
  const over = sizes.rows.filter((row) => row.bytes > row.budget)
  if (over.length > 0) giveUp(`Over the size budget: ${over.map((row) => row.what).join(', ')}`)
} catch (error) {
  giveUp(error.message)
}
