import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { say } from './say.mjs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium'
]

const { flags, disabledFeatures } = JSON.parse(
  readFileSync(new URL('./chromium-args.json', import.meta.url), 'utf8')
)

/**
 * Flags without which Chromium does not start as root, or asks the network for what a test does not need. The features are what
 * Playwright switches off itself (of a flag that is given twice, only the last counts), and the lists of the address bar, which
 * Chromium draws as pages of their own for every window, though nobody sees them: more than half of its processor time.
 */
export const CHROMIUM_ARGS = [...flags, `--disable-features=${disabledFeatures.join(',')}`]

async function find() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const usual = USUAL_PLACES.find((place) => existsSync(place))
  if (usual) return usual
  const { chromium } = await import('playwright-core')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : undefined
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Debian's package where there is one (as root), or else Playwright's own download. */
function install() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const packages = ['chromium', 'fonts-noto-cjk']
    if (
      succeeds('apt-get', ['update', '-q']) &&
      succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
    )
      return
  }
  succeeds(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
}

/** Path of a Chromium, installed first where there is none. */
export async function ensureChromium() {
  const there = await find()
  if (there) return there
  say('No Chromium found: installing one …')
  install()
  const now = await find()
  if (!now)
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.')
  return now
}
