import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { endpoints, type EndpointName } from '@contract/endpoints'
import { EXEMPT, PATHS, type RoutePath } from '@/routes/table'
import { see } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { someOf } from '../../__tests__/support/depth'

/** Words that minifying leaves in: the validator, the server, its database layer. */
const SERVER_WORDS = ['ZodError', 'ZodType', 'fastify', 'drizzle:']
const DEBUG_CONSOLE = '__vconsole'
/** Words of the ways in and out that minifying leaves in: a first route without any of them has none of their scripts. */
const WAY_WORDS = [
  'wechat/prod/authorize',
  'lvyunToken',
  'webTicket',
  'wxObj is null',
  'updateAppMessageShareData',
  'wx-open-launch-weapp',
  'receiveWayExtension'
]
const JS = path.resolve(__dirname, '../../dist/h5/js')

const scripts = readdirSync(JS)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(path.join(JS, name), 'utf8') }))

const namesWith = (word: string) => scripts.filter(({ text }) => text.includes(word)).map(({ name }) => name)

afterAll(putPhonesAway)

test.each(SERVER_WORDS)('no script of the release holds %s', (word) => {
  expect(scripts.length).toBeGreaterThan(10)
  expect(namesWith(word)).toEqual([])
})

test('the words are those of the real thing', () => {
  const read = (file: string) => readFileSync(path.resolve(__dirname, '../../node_modules', file), 'utf8')
  expect(read('zod/v4/core/errors.cjs')).toContain(SERVER_WORDS[0])
  expect(read('drizzle-orm/entity.cjs')).toContain('drizzle:')
  expect(read('vconsole/dist/vconsole.min.js')).toContain(DEBUG_CONSOLE)
})

/** The scripts that home loads, by name; those of what is opened from there come as they load. */
async function openHome(): Promise<{ page: Page; loaded: Set<string> }> {
  const { page } = await takePhone()
  const loaded = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      loaded.add(path.basename(new URL(response.url()).pathname))
  })
  await page.goto(appOrigin(), { waitUntil: 'networkidle' })
  return { page, loaded }
}
const scriptsOfHome = async () => (await openHome()).loaded

test('the code of a page comes when the page is opened, and not before', async () => {
  const { page, loaded } = await openHome()
  const before = new Set(loaded)
  await page.getByRole('button', { name: /开通/ }).first().click()
  await see(page, '卡内权益包')
  const own = [...loaded].filter((name) => !before.has(name))
  // words that stand on the page of a card alone
  const words = namesWith('卡内权益包')
  expect(words.length).toBeGreaterThan(0)
  expect(words.some((name) => own.includes(name))).toBe(true)
  expect(words.filter((name) => before.has(name))).toEqual([])
})

test('icons are one picture, not a document each', () => {
  const css = path.resolve(JS, '../css')
  const sheets = readdirSync(css).filter((name) => name.endsWith('.css'))
  const all = sheets.map((name) => readFileSync(path.join(css, name), 'utf8')).join('')
  expect(all).toMatch(/mask:url\(\/static\/icons\.[\da-f]{8}\.svg\)/)
  expect(all.match(/mask:url\("data:[^"]*viewBox='0 0 (24|44) \1'/g)).toBeNull()
})

test('the first route loads few scripts, and the debug console is in none of them', async () => {
  const loaded = await scriptsOfHome()
  expect(loaded.size).toBeGreaterThan(1)
  expect([...loaded].filter((name) => namesWith(DEBUG_CONSOLE).includes(name))).toEqual([])
})

test('the first route has nothing of the ways in and out that it does not need', async () => {
  const loaded = await scriptsOfHome()
  // a word that stands nowhere would prove nothing
  expect(WAY_WORDS.filter((word) => namesWith(word).length === 0)).toEqual([])
  expect(WAY_WORDS.filter((word) => namesWith(word).some((name) => loaded.has(name)))).toEqual([])
})

/** What home, the start and the session ask; any other call is of another page. */
const OF_THE_FIRST_ROUTE: ReadonlySet<string> = new Set<EndpointName>([
  'xcxLogin',
  'restoreSession',
  'getWechantJsSign',
  'getChannelInfo',
  'geoCoder',
  'getIpLocation',
  'pageLocationPrivileges',
  'visitUv',
  'visitPv',
  'visitVisit',
  'visitInteractionPv',
  'listCardsInfo',
  'indexConfig',
  'getMyCardInfo',
  'myMultipleCardInfo',
  'getExpiredConfig',
  'getAllCardExpiredFlag',
  'indexPlateInfo',
  'listActivities',
  'receiveCoupon',
  // how long things took is told late, by code of its own: on a busy machine while this looks
  'reportClient'
])

test('the first route carries no endpoint of another page', async () => {
  const loaded = await scriptsOfHome()
  const calls = Object.entries(endpoints).map(([name, { path: address }]) => ({
    name,
    scripts: namesWith(`"${address}"`)
  }))
  // each call that a page makes stands where it is made
  expect(calls.filter(({ scripts: holding }) => holding.length > 0).length).toBeGreaterThan(60)
  const carried = calls.filter(({ scripts: holding }) => holding.some((name) => loaded.has(name)))
  expect(carried.map(({ name }) => name).filter((name) => !OF_THE_FIRST_ROUTE.has(name))).toEqual([])
})

/** The pages that the first route itself leads to, and those that skip what a launch does (rule route.exempt). */
const LED_TO: ReadonlySet<string> = new Set<RoutePath>([
  'pages/index/index',
  'pages/market/index',
  'pages/cardDetail/index',
  'pages/privilegeDetail/index',
  'pages/activation/index',
  'pages/plateDetails/index',
  'pages-secondary/expiredCardDetails/index',
  'pages-secondary/searchAddress/index',
  'pages-secondary/storeList/index',
  'pages-my/couponList/index',
  'pages-my/couponList/productList',
  // the table of activities that are found by tapping (features/activity/pages.ts)
  'pages/payActivityDetails/index',
  'pages/activityPage/activity-jingjiang-01',
  'pages/activityPage/activityYanglaoSign',
  'pages/uniqueActivity/index',
  'pages/directedActivity/index',
  ...(EXEMPT as readonly RoutePath[])
])

test('the first route knows of no page but those that it leads to, nor of the files of any', async () => {
  const loaded = await scriptsOfHome()
  const holds = (word: string) => namesWith(word).some((name) => loaded.has(name))
  expect(PATHS.filter((page) => !LED_TO.has(page) && holds(page))).toEqual([])
  const [list = ''] = scripts.filter(({ name }) => name.startsWith('pages.')).map(({ text }) => text)
  const hashes = [...list.matchAll(/\.([\da-f]{8})\.(?:js|css)"/g)].map(([, hash = '']) => hash)
  // a script and mostly a sheet for each page
  expect(hashes.length).toBeGreaterThan(PATHS.length)
  expect(hashes.filter(holds)).toEqual([])
})

test.each(someOf(['/', '/?tab=Market', '/?tab=My', '/pages/cardDetail?cardId=main-year'], 3))(
  '%s: each script comes with its sheet',
  async (address) => {
    const { page } = await takePhone()
    const loaded = new Set<string>()
    page.on('response', (response) => loaded.add(path.basename(new URL(response.url()).pathname)))
    await page.goto(appOrigin() + address, { waitUntil: 'networkidle' })
    const sheets = readdirSync(path.resolve(JS, '../css')).filter((name) => name.endsWith('.css'))
    const stem = (file: string) => file.split('.')[0]
    const ran = new Set([...loaded].filter((file) => file.endsWith('.js')).map(stem))
    const due = sheets.filter((sheet) => ran.has(stem(sheet)))
    expect(due.length).toBeGreaterThan(1)
    // those of the page itself stand in the document
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(
        ({ dataset }) => dataset['href'] ?? ''
      )
    )
    const there = new Set([...loaded, ...inline.map((file) => path.basename(file))])
    expect(due.filter((sheet) => !there.has(sheet))).toEqual([])
    // and are not asked for again
    expect(inline.map((file) => path.basename(file)).filter((file) => loaded.has(file))).toEqual([])
  }
)

test('the list of the other pages comes with the first touch', async () => {
  const { page, loaded } = await openHome()
  const hasList = () => [...loaded].some((name) => name.startsWith('pages.'))
  expect(hasList()).toBe(false)
  const list = page.waitForResponse(/\/js\/pages\./)
  await page.mouse.move(180, 120)
  await page.mouse.down()
  await list
  expect(hasList()).toBe(true)
})

test('where the release has the debug console, it is alone in its script', () => {
  const withConsole = scripts.filter(({ text }) => text.includes(DEBUG_CONSOLE))
  expect(withConsole.length).toBeLessThanOrEqual(1)
  for (const { name, text } of withConsole) {
    expect(name).not.toMatch(/^(app|framework)\./)
    expect(text).not.toContain('react')
  }
})
