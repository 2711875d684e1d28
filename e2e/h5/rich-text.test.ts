import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { Page } from 'playwright-core'
import { HTML_ATTACKS } from '../../__tests__/support/html-attacks'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { someOf } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'

afterAll(putPhonesAway)

const root = path.resolve(__dirname, '../..')

/** The client's cleaning for a DOM, as a script of a page. */
const clientScript = () =>
  buildSync({
    entryPoints: [path.join(root, 'src/platform/screen/rich-html.h5.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'cleaning'
  }).outputFiles[0]?.text ?? ''

/** The server's cleaning, loaded as the server loads it. */
function serverCleaning(): (html: string) => string {
  const outfile = path.join(tmpdir(), `clean-html-${process.pid}.cjs`)
  buildSync({
    entryPoints: [path.join(root, 'server/db/clean-html.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile
  })
  return (createRequire(outfile)(outfile) as { cleanHtml: (html: string) => string }).cleanHtml
}

interface Shown {
  readonly ran: number
  readonly html: string
}

/** A page without any policy that would stop an attack: what is not cleaned away runs. */
async function openPage(): Promise<{ page: Page; asked: string[] }> {
  const { page, context } = await takePhone()
  const asked: string[] = []
  await context.route('**/*', (route) => {
    const { origin, pathname, href } = new URL(route.request().url())
    if (origin === appOrigin() && pathname === '/blank')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="text"></div>' })
    if (!(origin === appOrigin() && pathname.startsWith('/assets/'))) asked.push(href)
    return route.abort()
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.goto(`${appOrigin()}/blank`)
  await page.addScriptTag({ content: clientScript() })
  return { page, asked }
}

/** Shows a text as the app does, and touches everything in it but plain links, which lead away as they should. */
const show = (page: Page, html: string, byClient: boolean) =>
  page.evaluate(
    async ({ given, clean }): Promise<Shown> => {
      const state = window as unknown as {
        ran: number
        pwned: () => void
        cleaning: { richHtml: (html: string) => string }
      }
      state.ran = 0
      state.pwned = () => {
        state.ran += 1
      }
      const box = document.getElementById('text') as HTMLElement
      const shown = clean ? state.cleaning.richHtml(given) : given
      box.innerHTML = shown
      for (const element of box.querySelectorAll<HTMLElement>('*')) {
        const link = element.closest('a')?.getAttribute('href') ?? ''
        if (!/^(https?:|\/|tel:|mailto:)/.test(link)) element.click?.()
        for (const name of ['mouseover', 'focus', 'pointerenter', 'paste', 'copy', 'wheel', 'blur'])
          element.dispatchEvent(new Event(name))
      }
      await new Promise((resume) => setTimeout(resume, 15))
      return { ran: state.ran, html: shown }
    },
    { given: html, clean: byClient }
  )

test.each(someOf(['client', 'server', 'both'] as const, 3))(
  'nothing runs and nothing is fetched after the cleaning of the %s',
  async (who) => {
    const { page, asked } = await openPage()
    const clean = who === 'client' ? String : serverCleaning()
    const failed: string[] = []
    for (const attack of HTML_ATTACKS) {
      const { ran, html } = await show(page, clean(attack), who !== 'server')
      if (ran > 0 || asked.length > 0)
        failed.push(`${attack.slice(0, 100)} → ${html.slice(0, 100)} ${asked.splice(0).join()}`)
    }
    expect(failed).toEqual([])
    expect(page.url()).toBe(`${appOrigin()}/blank`)
  }
)

testInDepth('control: without any cleaning many of them do', async () => {
  const { page, asked } = await openPage()
  let ran = 0
  for (const attack of HTML_ATTACKS.filter((text) =>
    /^<(img|svg|p|details|audio|video|input)/.test(text)
  ).slice(0, 60)) {
    const shown = await show(page, attack, false).catch(() => ({ ran: 1 }))
    ran += shown.ran > 0 ? 1 : 0
  }
  expect(ran).toBeGreaterThan(15)
  expect(asked.length).toBeGreaterThan(3)
})
