/**
 * `npm run build:fixture`: the app of e2e/fixture with the configuration of a release, into dist/fixture-h5 and dist/fixture-weapp, and
 * as a development build into dist/dev-fixture-h5. It proves what the product itself may not use today: React and NutUI whole (ADR 0060).
 */
import './lib/current-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { giveUp } from './lib/say.mjs'

ensureInstalled()
const { buildFixture } = await import('./lib/build-fixture.mjs')
try {
  await buildFixture()
} catch (error) {
  giveUp(error.message)
}
