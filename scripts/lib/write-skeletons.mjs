/**
 * Writes the skeletons of all pages (bar and skeleton, by the renderer without any data) twice: for our
 * server, which sends them when a page is not rendered in time (every channel, in dist/server/skeletons), and
 * for a host without our server, which shows them before a page's scripts have loaded. Home's is index.html,
 * which such a host serves for unknown paths; the others are in skeletons/<path>.html.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { inDist } from './dist.mjs'
import { channelCodes, routesTable } from './routes-table.mjs'

/** Pages that nobody sees without the parameters of their URL. */
const NOT_PRERENDERED = new Set(['pages/openAppTip/index', 'pages/openXcx/index', 'pages/webview/index'])

const neededOf = ({ query = {} }) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, kind]) => kind === 'text')
      .map(([name]) => [name, '1'])
  )

/** A member's request: a visitor's skeleton of a members-only page would be the redirect to the login. */
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

function write(full, text) {
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, text)
}

/** Writes the skeletons of all pages. */
export async function writeSkeletons() {
  const renderer = createRequire(import.meta.url)(inDist('server/renderer.cjs'))
  const { ROUTES } = await routesTable()
  const documentOf = (route, channel) =>
    renderer.document(renderer.skeleton(requestOf(route, channel)), { anyone: true })
  for (const channel of await channelCodes()) {
    for (const route of ROUTES)
      write(inDist('server/skeletons', channel, `${route.path}.html`), documentOf(route, channel))
  }
  const channel = process.env.TARO_APP_CHANNEL || 'main'
  const [home] = ROUTES
  for (const route of ROUTES) {
    if (NOT_PRERENDERED.has(route.path)) continue
    write(
      inDist('h5', route === home ? 'index.html' : `skeletons/${route.path}.html`),
      documentOf(route, channel)
    )
  }
}

/** What home shows on a tall screen below its first blocks. */
const MORE_OF_HOME = 'pages/index/panels/exchange-center/sections/more'

/** Bytes of the scripts that home loads until it is idle, gzip. */
export function firstRouteBytes() {
  const manifest = JSON.parse(readFileSync(inDist('h5-manifest.json'), 'utf8'))
  const { entry, background, modules } = manifest
  const files = [...entry, ...modules['pages/index/index'], ...modules[MORE_OF_HOME], ...background]
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'))
  return scripts.reduce(
    (sum, file) => sum + gzipSync(readFileSync(inDist('h5', file)), { level: 9 }).length,
    0
  )
}
