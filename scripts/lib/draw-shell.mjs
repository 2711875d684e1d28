/**
 * The drawn first screen: home as a visitor of the build's channel sees it, taken from the real page and put into
 * index.html, so that the first paint needs no script. The app lays its own page under it and takes it away
 * (src/platform/first-screen) when the same content is there: nothing moves.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'
import { ROOT } from './install.mjs'
import { startBuiltServer } from './built-server.mjs'

const INDEX = path.join(ROOT, 'dist/h5/index.html')
/** As tall as most phones: what lies below is not drawn, nor are its pictures asked for. */
const SCREEN = { width: 375, height: 852 }
const READY = '[data-first-screen="ready"]'

/** Runs in the page: the markup of the first screen and the style rules that it needs. */
function takeSnapshot(height) {
  const root = document.querySelector('.taro_page')
  const clone = root.cloneNode(true)
  const originals = [...root.querySelectorAll('*')]
  const copies = [...clone.querySelectorAll('*')]
  originals.forEach((element, index) => {
    const copy = copies[index]
    const box = element.getBoundingClientRect()
    const fixed = getComputedStyle(element).position === 'fixed'
    if ((box.top >= height && !fixed) || element.dataset.shell === 'skip') copy.remove()
    for (const name of ['tabindex', 'role', 'id', 'aria-label', 'data-first-screen'])
      copy.removeAttribute(name)
  })
  const keep = (selector) => {
    const plain = selector.replace(/::?[a-z-]+(\([^)]*\))?/gi, (pseudo) =>
      /^:(root|not|is|where|nth|first|last)/.test(pseudo) ? pseudo : ''
    )
    try {
      return (
        root.matches(plain) ||
        clone.querySelector(plain) !== null ||
        /^(:root|html|body|\*)?$/.test(plain.trim())
      )
    } catch {
      return false
    }
  }
  const rules = (list) =>
    [...list]
      .map((rule) => {
        if (rule.selectorText !== undefined)
          return rule.selectorText.split(',').some(keep) ? rule.cssText : ''
        if (rule.media) {
          const inner = rules(rule.cssRules)
          return inner ? `@media ${rule.media.mediaText}{${inner}}` : ''
        }
        return ''
      })
      .join('')
  const css = [...document.styleSheets].map((sheet) => rules(sheet.cssRules)).join('')
  return { css, html: clone.outerHTML }
}

/**
 * Puts the first picture, the largest thing of the first paint, into the page itself: it does not wait for a request of its
 * own behind the scripts. The others are its size or smaller.
 */
async function withFirstPicture({ css, html }, origin) {
  const src = /<img[^>]*\ssrc="(\/[^"]+)"/.exec(html)?.[1]
  if (!src) return { css, html }
  const answer = await fetch(origin + src)
  const data = Buffer.from(await answer.arrayBuffer()).toString('base64')
  return {
    css,
    html: html.replace(`src="${src}"`, `src="data:${answer.headers.get('content-type')};base64,${data}"`)
  }
}

/**
 * Gives the drawing's classes names of its own. With the app's names, the sheets that come later would restyle it while it
 * is shown: its largest part would be painted again, and count as painted only then (LCP 1.0 s instead of 1.9 s).
 */
function withOwnNames({ css, html }) {
  const names = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list]) => list.split(/\s+/)))
  return {
    html: html.replace(/class="([^"]*)"/g, (_, list) => `class="${list.trim().replace(/(^|\s+)/g, '$1s-')}"`),
    css: css.replace(/\.(-?[_a-z][\w-]*)/gi, (dotted, name) => (names.has(name) ? `.s-${name}` : dotted))
  }
}

/** Takes the drawing away where it is not what this visitor would see first: another page, a member, another channel. */
const GUARD = `(function(){var s=document.getElementById('shell'),l=location,m=false;try{m=!!localStorage.getItem('accessToken')||!!localStorage.getItem('channelCode')}catch(e){}if(m||l.search||!/^\\/(pages\\/index(\\/index)?)?$/.test(l.pathname))s.remove()})()`

function compose(html, { css, html: body }) {
  const styles = html.match(/<link[^>]+rel="?stylesheet"?[^>]*>/g) ?? []
  const rest = styles.reduce((text, link) => text.replace(link, ''), html)
  const shell = `<style>${css}#shell{position:fixed;inset:0;z-index:999;overflow:hidden;pointer-events:none}#shell>*{display:block!important;opacity:1!important;transform:none!important}</style><div id="shell" aria-hidden="true">${body}</div><script>${GUARD}</script>`
  // the sheets stand after the drawing: they do not hold up its paint
  return rest.replace('<!-- shell -->', '').replace('<body>', `<body>${shell}${styles.join('')}`)
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
    const scripts = new Set()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname)
    })
    await page.goto(server.origin, { waitUntil: 'networkidle' })
    await page.waitForSelector(READY, { timeout: 30_000 })
    const snapshot = await page.evaluate(takeSnapshot, SCREEN.height)
    const drawing = await withFirstPicture(withOwnNames(snapshot), server.origin)
    writeFileSync(INDEX, compose(readFileSync(INDEX, 'utf8'), drawing))
    const jsGzip = [...scripts].reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(ROOT, 'dist/h5', file)), { level: 9 }).length,
      0
    )
    return { jsGzip }
  } finally {
    await browser.close()
    await server.stop()
  }
}
