/**
 * Imported first by every command. If the machine's Node is older than `engines` of package.json, it installs
 * the Node pinned in scripts/node, runs the same command under it, and exits with its result
 * (docs/adr/0063-node-24.md).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithParent, isOlder, nodePackage, runUnder } from './other-node.mjs'
import { giveUp, say } from './say.mjs'

// not import.meta.dirname: an old Node has none
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Pins the version, with a lock file. */
const PINS = path.join(ROOT, 'scripts/node')
/** Where it is installed: hidden from everything that walks through the checkout. */
const FOLDER = path.join(ROOT, '.cache/node')
const readJson = (...parts) => JSON.parse(readFileSync(path.join(...parts), 'utf8'))

/** Path of the pinned Node for this machine; installs it if missing. */
function pinnedNode(asked) {
  const name = nodePackage(process.platform, process.arch)
  const wanted = readJson(PINS, 'package.json').optionalDependencies[name]
  const folder = path.join(FOLDER, 'node_modules', name)
  if (!wanted) giveUp(`Node ${process.versions.node} is too old: this needs ${asked} (https://nodejs.org).`)
  if (!existsSync(folder) || readJson(folder, 'package.json').version !== wanted) {
    say(
      `Node ${process.versions.node} is older than ${asked}: installing Node ${wanted} for this checkout (once) …`
    )
    cpSync(PINS, FOLDER, { recursive: true })
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const done = spawnSync(npm, ['ci', '--no-progress', '--loglevel=error'], {
      cwd: FOLDER,
      stdio: 'inherit',
      shell: process.platform === 'win32'
    })
    if (done.status !== 0 || !existsSync(folder))
      giveUp(`Node ${wanted} could not be installed. Install Node ${asked} by hand (https://nodejs.org).`)
  }
  return path.join(folder, readJson(folder, 'package.json').bin.node)
}

const { node: asked } = readJson(ROOT, 'package.json').engines
if (isOlder(process.versions.node, asked)) {
  const node = pinnedNode(asked)
  process.exit(await runUnder(node, process.argv.slice(1)).catch((error) => giveUp(error.message)))
}
if (process.execPath.startsWith(FOLDER)) endWithParent()
