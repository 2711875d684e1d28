/**
 * What a page of the routes table looks like before its data is there: its bar and its skeleton, by the real components.
 * Each is opened in Chromium as a member's, with a server that answers no call.
 */
import path from 'node:path'
import { buildSync } from 'esbuild'
import { ROOT } from '../install.mjs'
import { withOwnNames } from './drawing.mjs'
import { plainMasks } from './plain-masks.mjs'
import { markBelow, takeSnapshot } from './snapshot.mjs'

const CALLS = /\/unionbuy-server\//
const STANDS = '.taro_page [role=main]'
/** A skeleton that is shown only after a while is none; ms. */
const SKELETON_WITHIN_MS = 400
/** Pages opened at once: most of the time is waiting. */
const AT_ONCE = 4

/** The routes table (src/routes/table.ts): plain data. */
export async function routesTable() {
  const file = path.join(ROOT, 'src/routes/table.ts')
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, format: 'esm', write: false })
  return await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}

const queryOf = ({ query = {} }) => {
  const needed = Object.entries(query).filter(([, kind]) => kind === 'text')
  return needed.length > 0 ? `?${needed.map(([name]) => `${name}=1`).join('&')}` : ''
}

/** Runs in the page: what is no skeleton is what this visit made of the page, and not drawn. */
function onlySkeleton() {
  const main = document.querySelector('.taro_page [role=main]')
  const waits = main?.querySelector('[aria-busy=true]')
  if (main && !waits) main.replaceChildren()
  for (const other of document.querySelectorAll('.taro_page [role=dialog]')) other.parentElement?.remove()
  return Boolean(waits)
}

/** Pages that nobody sees without what their address says. */
const NOT_DRAWN = new Set(['pages/openAppTip/index', 'pages/openXcx/index', 'pages/webview/index'])

/**
 * Draws one page. Gives `{ path, title, css, html, files, theme }`, `files` = what it loads besides index.html; undefined
 * where it does not stand (it goes on by itself).
 */
async function drawRoute(context, origin, route, height) {
  const page = await context.newPage()
  const files = new Set()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname) || /^\/static\/icons\./.test(pathname)) files.add(pathname)
  })
  try {
    await page.goto(`${origin}/${route.path}${queryOf(route)}`, { waitUntil: 'domcontentloaded' })
    await page.waitForSelector(STANDS, { timeout: 15_000 })
    await page
      .waitForSelector(`${STANDS} [aria-busy=true]`, { timeout: SKELETON_WITHIN_MS })
      .catch(() => null)
    if (!new URL(page.url()).pathname.startsWith(`/${route.path.replace(/\/index$/, '')}`)) return undefined
    await page.evaluate(onlySkeleton)
    await page.evaluate(markBelow, height)
    await page.evaluate(plainMasks)
    const drawn = withOwnNames(await page.evaluate(takeSnapshot))
    return { path: route.path, title: route.title, ...drawn, files: [...files] }
  } catch {
    return undefined
  } finally {
    await page.close()
  }
}

/** Draws every page but home, and home as it is while it waits for a member's data. */
export async function drawRoutes(browser, origin, screen) {
  const { ROUTES } = await routesTable()
  const [{ path: HOME }] = ROUTES
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true
  })
  await context.addInitScript(() =>
    localStorage.setItem('accessToken', JSON.stringify({ v: 'drawn', e: Date.now() + 3_600_000 }))
  )
  await context.route(CALLS, () => undefined)
  const waiting = ROUTES.filter((route) => !NOT_DRAWN.has(route.path))
  const drawn = []
  const work = async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const one = await drawRoute(context, origin, route, screen.height)
      if (one) drawn.push(one)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await context.close()
  return { home: drawn.find((one) => one.path === HOME), pages: drawn.filter((one) => one.path !== HOME) }
}
