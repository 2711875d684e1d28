import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { say } from './say.mjs'

const DRIVER = '/usr/bin/WebKitWebDriver'
/** A screen that nobody sees: this WebKit draws on no other. */
const SCREEN = '/usr/bin/xvfb-run'
const LIBRARIES = '/usr/lib'
const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-noto-cjk']

const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

/** WebKit's own small browser, whose folder is named by machine and version. */
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
 * Path of the small browser of WebKitGTK, installed first where Debian's packages can be had (as root); undefined where they
 * cannot: no other system has a WebKit that can be driven so.
 */
export function ensureWebkit() {
  const there = find()
  if (there) return there
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('No WebKit found: installing one …')
  return install() ? find() : undefined
}
