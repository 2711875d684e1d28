import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { say } from './say.mjs'

const DRIVER = '/usr/bin/WebKitWebDriver'
/** A virtual screen: this WebKit cannot render without one. */
const SCREEN = '/usr/bin/xvfb-run'
const LIBRARIES = '/usr/lib'
const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-noto-cjk']

const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

/** WebKit's MiniBrowser, whose folder is named by machine and version. */
function find() {
  if (!existsSync(DRIVER) || !existsSync(SCREEN)) return undefined
  return foldersIn(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((machine) =>
      foldersIn(path.join(LIBRARIES, machine))
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => path.join(LIBRARIES, machine, name, 'MiniBrowser'))
    )
    .find((file) => existsSync(file))
}

const aptGet = (...args) => spawnSync('apt-get', ['-q', ...args], { stdio: 'ignore' }).status === 0

function install() {
  const add = () => aptGet('install', '-y', '--no-install-recommends', ...PACKAGES)
  return add() || (aptGet('update') && add())
}

/**
 * Path of WebKitGTK's MiniBrowser, installed first if Debian packages are available (as root); otherwise
 * undefined: no other system has a WebKit that can be driven like this.
 */
export function ensureWebkit() {
  const there = find()
  if (there) return there
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('No WebKit found: installing one …')
  return install() ? find() : undefined
}
