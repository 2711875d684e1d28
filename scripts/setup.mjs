/**
 * `npm run setup`: installs the packages of the lock file, for images and development containers. The other
 * commands do so themselves.
 */
import './lib/current-node.mjs'
import { ensureInstalled } from './lib/install.mjs'

ensureInstalled()
