import type { Page } from 'playwright-core'
import { CHANNELS } from '@/channels/channels'
import { safeUrl } from '@/lib/safe-url'
import { ADDRESS_TRICKS, sampleOfTricks } from '../../__tests__/support/address-tricks'
import { mayBeInside } from '../../__tests__/support/address-oracle'
import { ONE_PROCESS } from '../support/chromium-args'
import { appOrigin, newTab, putPhonesAway, takePhone } from './support/phone'
import { byLevel, someOf } from '../../__tests__/support/depth'

afterAll(putPhonesAway)

/** What the app under test shows inside: served by plain http, it takes its partners both ways. */
const partners = CHANNELS.main.capabilities.webViewHosts
const allowed = (): string[] => [
  appOrigin(),
  ...partners.flatMap((host) => [`https://${host}`, `http://${host}`])
]

const ACTIVE = [
  'javascript:alert(1)',
  'javascript:window.top.location="https://evil.test/"',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.test/',
  'http://partner.example.com@evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  'https:\\\\evil.test',
  'weixin://dl/business/?t=x',
  'intent://evil.test#Intent;scheme=https;end'
]

/** Addresses of the list that can stand in a query at all: halves of a pair cannot be encoded. */
const encodable = (text: string) => !/\p{Cs}/u.test(text) && text.length < 3000
const sample = (count: number) => [...ACTIVE, ...sampleOfTricks(count)].filter(encodable)

/** Tabs of one phone, whose browser has the app's code ready from one address to the next. */
const TABS = 4

/** Requests to hosts that are neither ours nor allowed, and whatever ran that should not. */
const escaped: string[] = []

const watch = (page: Page) =>
  page.on('dialog', (dialog) => {
    escaped.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })

/** Tabs whose every request is seen. Nothing is intercepted: that would switch the browser's cache off. */
async function watchedTabs(): Promise<Page[]> {
  const { page, context } = await takePhone({}, [ONE_PROCESS])
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => newTab(context)))
  const pages = [page, ...others.map((other) => other.page)]
  pages.forEach(watch)
  context.on('request', (request) => {
    const { origin, protocol, href } = new URL(request.url())
    if (![...allowed(), 'null'].includes(origin) || protocol === 'javascript:') escaped.push(href)
  })
  context.on('page', (other) => escaped.push(`window ${other.url()}`))
  return pages
}

let tabs: Promise<Page[]> | undefined

/** Shares the work among the tabs; gives what escaped from any. */
async function onTabs(
  texts: readonly string[],
  work: (page: Page, text: string) => Promise<void>
): Promise<string[]> {
  const waiting = [...texts]
  escaped.length = 0
  const pages = await (tabs ??= watchedTabs())
  await Promise.all(
    pages.map(async (page) => {
      for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) await work(page, text)
    })
  )
  // what a page of this test still begins belongs to it
  await Promise.all(pages.map((page) => page.goto('about:blank')))
  return [...escaped]
}

/** Opens an address of ours and waits until it has said something, or has gone on to where nobody answers. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${appOrigin()}${path}`, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(
    () =>
      location.protocol === 'chrome-error:' ||
      document.querySelector('iframe') !== null ||
      document.body.innerText.replace(/\s/g, '').length >= 6
  )
}

const frameOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('iframe')].map(({ src }) => src))

test('the browser itself would go where the verdict says, for every address of the grammar', async () => {
  const { page } = await takePhone()
  await page.goto(appOrigin(), { waitUntil: 'domcontentloaded' })
  const judged = ADDRESS_TRICKS.map((text) => ({ text, verdict: safeUrl(text, allowed()) }))
  const inside = judged.flatMap(({ text, verdict }) =>
    verdict.kind === 'inside' ? [{ text, url: verdict.url }] : []
  )
  const wrong = await page.evaluate(
    ({ given, origins }) => {
      const read = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)
      const decoded = (text: string) => {
        try {
          return decodeURIComponent(text)
        } catch {
          return text
        }
      }
      return given.filter(({ text, url }) => {
        const asGiven = read(text) ?? read(decoded(text))
        const asOpened = read(url)
        const good = [asGiven, asOpened].every(
          (address) =>
            address !== undefined &&
            /^https?:$/.test(address.protocol) &&
            origins.includes(address.origin) &&
            address.username + address.password === ''
        )
        return !good || asGiven?.href !== asOpened?.href
      })
    },
    { given: inside, origins: allowed() }
  )
  expect(wrong).toEqual([])
  expect(inside.length).toBeGreaterThan(20)
  expect(ADDRESS_TRICKS.length).toBeGreaterThanOrEqual(5000)
})

describe.each([
  ['once', (text: string) => encodeURIComponent(text)],
  ['twice', (text: string) => encodeURIComponent(encodeURIComponent(text))]
])('pages/webview with the address encoded %s', (_times, encode) => {
  test('opens what is allowed, and nothing leaves to another host or runs', async () => {
    const wrong: string[] = []
    const fled = await onTabs(sample(byLevel(1, 205)), async (page, text) => {
      await open(page, `/pages/webview/index?url=${encode(text)}`)
      // what the router hands over: the address itself, or once encoded, which is undone once more
      const inside = safeUrl(text, allowed()).kind === 'inside'
      const frames = await frameOf(page)
      if (frames.some((src) => !allowed().includes(new URL(src).origin))) wrong.push(`frame ${text}`)
      if (encode(text) === encodeURIComponent(text) && frames.length > 0 !== inside)
        wrong.push(`verdict ${text}`)
      if (frames.length > 0 && !mayBeInside(text, allowed())) wrong.push(`opinion ${text}`)
      if (new URL(page.url()).origin !== appOrigin()) wrong.push(`left ${text}`)
    })
    expect(fled).toEqual([])
    expect(wrong).toEqual([])
  })
})

/** Ways in beside the web view. */
const WAYS_IN: readonly (readonly [name: string, pathOf: (text: string) => string])[] = [
  ['targetUrl of the union login', (text: string) => `/pages/distributorUnionLogin/index?targetUrl=${text}`],
  [
    'targetUrl of a failing union login',
    (text: string) => `/pages/distributorUnionLogin/index?sign=bad&targetUrl=${text}`
  ],
  ['targetUrl of home', (text: string) => `/?targetUrl=${text}`],
  ['from of the login page', (text: string) => `/pages/login/index?from=${text}`],
  ['url of openAppTip', (text: string) => `/pages/openAppTip/index?url=${text}`],
  ['url of the Meituan placement', (text: string) => `/pages/mtPlacementPage/index?url=${text}`],
  ['url of the QNX placement', (text: string) => `/pages/hdzqnxPlacementUrl/index?url=${text}`],
  ['url of the film placement', (text: string) => `/pages/nndypPlacementUrl/index?url=${text}`],
  ['path of goPrivilegeMini', (text: string) => `/pages/goPrivilegeMini/index?id=x&path=${text}`],
  ['path of openXcx', (text: string) => `/pages/openXcx/index?path=${text}`]
]

const [SCRIPT = '', , , FOREIGN = ''] = ACTIVE

/** Not in depth: a script or a foreign site by each of the ways. */
const textsFor = (place: number) => byLevel([place % 4 === 0 ? SCRIPT : FOREIGN], sample(10))

describe.each(
  someOf(
    WAYS_IN.map(([name, pathOf], place) => [name, pathOf, place] as const),
    2
  )
)('%s', (_name, pathOf, place) => {
  test('never leads to another host', async () => {
    const fled = await onTabs(textsFor(place), async (page, text) => {
      await open(page, pathOf(encodeURIComponent(text)))
      await page.waitForTimeout(300)
      // openAppTip goes on to an allowed partner by itself, as it should; here nobody answers there
      if (!(page.url().startsWith('chrome-error:') && safeUrl(text, allowed()).kind === 'inside'))
        expect(new URL(page.url()).origin).toBe(appOrigin())
      for (const src of await frameOf(page)) expect(allowed()).toContain(new URL(src).origin)
    })
    expect(fled).toEqual([])
  })
})
