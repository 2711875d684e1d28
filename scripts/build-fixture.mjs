/**
 * `npm run build:fixture`: the app of e2e/fixture with the configuration of a release, into dist/fixture-h5 and dist/fixture-weapp. It
 * proves what the product itself may not use today: React and NutUI whole (ADR 0060).
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
