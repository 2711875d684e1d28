import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { say } from './say.mjs'

/** Headless Chromium: renders the same pages with half the CPU time. */
const WITHOUT_WINDOWS = ['/usr/bin/chromium-headless-shell']
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
 * Flags without which Chromium does not start as root, or makes network requests that a test does not need.
 * The disabled features are those that Playwright disables (of a repeated flag only the last counts), and the
 * address bar's suggestion lists, which Chromium renders as pages for every window although nobody sees them:
 * more than half of its CPU time.
 */
export const CHROMIUM_ARGS = [...flags, `--disable-features=${disabledFeatures.join(',')}`]

async function find(places) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const usual = places.find((place) => existsSync(place))
  if (usual) return usual
  const { chromium } = await import('playwright-core')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : undefined
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Debian's package if available (as root), otherwise Playwright's own download. */
function install(debian) {
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const add = (name) =>
      succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-noto-cjk'])
    if (succeeds('apt-get', ['update', '-q']) && debian.some(add)) return
  }
  succeeds(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
}

async function ensure(places, debian) {
  const there = await find(places)
  if (there) return there
  say('No Chromium found: installing one …')
  install(debian)
  const now = await find(places)
  if (!now)
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.')
  return now
}

/** Path of a Chromium for rendering and walking through pages, installed first if missing. */
export const ensureChromium = () =>
  ensure([...WITHOUT_WINDOWS, ...USUAL_PLACES], ['chromium-headless-shell', 'chromium'])

/** Path of a full Chromium as users have it: measurements in it are comparable with others'. */
export const ensureWholeChromium = () => ensure(USUAL_PLACES, ['chromium'])
