/**
 * `npm run build:fixture`: builds the app of e2e/fixture with the release configuration into dist/fixture-h5
 * and dist/fixture-weapp. It proves that React and NutUI work completely, including what the product does not
 * use today (ADR 0060).
 */
import './lib/current-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { giveUp } from './lib/say.mjs'

ensureInstalled()
const { taroBuild } = await import('./lib/taro-build.mjs')
try {
  for (const target of ['h5', 'weapp']) await taroBuild(target, { fixture: true })
} catch (error) {
  giveUp(error.message)
}
