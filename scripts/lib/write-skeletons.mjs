/**
 * Writes what a host without our server shows of each page before its scripts have come: its bar and its skeleton, by the renderer
 * without any answer. Home's is index.html, which such a host sends for paths it does not know; the others are in drawn/<path>.html.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './install.mjs'
import { routesTable } from './routes-table.mjs'

const H5 = path.join(ROOT, 'dist/h5')
/** Pages that nobody sees without what their address says. */
const NOT_DRAWN = new Set(['pages/openAppTip/index', 'pages/openXcx/index', 'pages/webview/index'])

const neededOf = ({ query = {} }) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, kind]) => kind === 'text')
      .map(([name]) => [name, '1'])
  )

/** A member's request: a visitor's skeleton of a page for members would be the way to the login. */
const requestOf = (route, channel) => ({
  path: route.path,
  query: neededOf(route),
  address: `http://localhost/${route.path}`,
  channel,
  platform: 'h5',
  system: 'other',
  inMiniProgram: false,
  device: {},
  memberId: route.login ? 'anyone' : null,
  now: 0
})

function write(file, text) {
  const full = path.join(H5, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, text)
}

/** Writes the skeletons of all pages. */
export async function writeSkeletons() {
  const renderer = createRequire(import.meta.url)(path.join(ROOT, 'dist/server/renderer.cjs'))
  const { ROUTES } = await routesTable()
  const channel = process.env.TARO_APP_CHANNEL || 'main'
  const [home] = ROUTES
  for (const route of ROUTES) {
    if (NOT_DRAWN.has(route.path)) continue
    const text = renderer.document(renderer.skeleton(requestOf(route, channel)), { anyone: true })
    write(route === home ? 'index.html' : `drawn/${route.path}.html`, text)
  }
}

/** What home shows on a tall screen below its first blocks. */
const MORE_OF_HOME = 'pages/index/panels/exchange-center/sections/more'

/** Bytes of the scripts that home loads until it is idle, gzip. */
export function firstRouteBytes() {
  const facts = JSON.parse(readFileSync(path.join(ROOT, 'dist/h5-facts.json'), 'utf8'))
  const { entry, background, modules } = facts
  const files = [...entry, ...modules['pages/index/index'], ...modules[MORE_OF_HOME], ...background]
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'))
  return scripts.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(H5, file)), { level: 9 }).length,
    0
  )
}
