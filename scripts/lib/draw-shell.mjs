/**
 * The drawn first screen: home as a visitor of the build's channel sees it, taken from the real page and put into
 * index.html, so that the first paint needs no script. The app lays its own page under it and takes it away
 * (src/platform/screen/first-screen) when the same content is there: nothing moves. Every other route gets a page of its own with
 * its bar and its skeleton.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'
import { ROOT } from './install.mjs'
import { startBuiltServer } from './built-server.mjs'
import { compose, composeRoute } from './shell/compose.mjs'
import { withFirstPicture, withOwnNames } from './shell/drawing.mjs'
import { plainMasks } from './shell/plain-masks.mjs'
import { drawRoutes } from './shell/routes.mjs'
import { markBelow, takeSnapshot } from './shell/snapshot.mjs'

const INDEX = path.join(ROOT, 'dist/h5/index.html')
/** The pages of the other routes, by their path (server/http/static-files.ts). */
const DRAWN = path.join(ROOT, 'dist/h5/drawn')
/** As tall as most phones: what lies below is not drawn, nor are its pictures asked for. */
const SCREEN = { width: 375, height: 852 }
/** All icons in one picture (config/icon-sprite.ts). */
const SPRITE = /^\/static\/icons\.\w+\.svg$/
/** What home loads when it is idle. */
const AFTERWARDS = /\/background\./
const READY = '[data-first-screen="ready"]'

function writeRoute(route, text) {
  const file = path.join(DRAWN, `${route}.html`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Draws the shell and gives what the first route loaded: `{ jsGzip }` in bytes. */
export async function drawShell() {
  const { chromium } = await import('playwright-core')
  const server = await startBuiltServer()
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({
      viewport: SCREEN,
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true
    })
    const loaded = new Set()
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      const { pathname } = new URL(response.url())
      if (kind === 'script' || kind === 'stylesheet' || SPRITE.test(pathname)) loaded.add(pathname)
    })
    await page.goto(server.origin, { waitUntil: 'networkidle' })
    await page.waitForSelector(READY, { timeout: 30_000 })
    await page.evaluate(markBelow, SCREEN.height)
    await page.evaluate(plainMasks)
    const snapshot = await page.evaluate(takeSnapshot)
    const drawing = await withFirstPicture(withOwnNames(snapshot), server.origin)
    const before = readFileSync(INDEX, 'utf8')
    const chunks = [...loaded].filter((file) => !before.includes(file) && !AFTERWARDS.test(file))
    const { home, pages } = await drawRoutes(browser, server.origin, SCREEN)
    writeFileSync(INDEX, compose(before, drawing, chunks, home))
    for (const one of pages) writeRoute(one.path, composeRoute(before, one))
    const scripts = [...loaded].filter((file) => file.endsWith('.js'))
    const jsGzip = scripts.reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(ROOT, 'dist/h5', file)), { level: 9 }).length,
      0
    )
    return { jsGzip }
  } finally {
    await browser.close()
    await server.stop()
  }
}
