/** `npm run setup`: installs what the lock file names, for images and development containers. The other commands do it themselves. */
import './lib/current-node.mjs'
import { ensureInstalled } from './lib/install.mjs'

ensureInstalled()
