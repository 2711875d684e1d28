/** QR codes of web links that open the mini-program (普通链接二维码): WeChat hands the whole link over as `q`. */
import { endpointPath } from '../../../contract/endpoint'
import { wechatEndpoints } from '../../../contract/wechat/endpoints'
import { posterLink } from '../../../server/modules/wechat/poster-link'
import { callApi } from '../../support/api'
import { BUILT_ORIGIN } from '../host/built-origin'
import { beginApp, closeApps, openApp, serverOrigin } from '../support/app'
import { testInDepth } from '../../../__tests__/support/level'

afterEach(closeApps)

const HOME = 'pages/index/index'
const scanned = (link: string, at = '1') => ({
  path: HOME,
  query: { q: encodeURIComponent(link), scancode_time: at },
  scene: 1011
})

test.each([
  [
    'a product of a poster',
    '/pages-mall/productDetail/index?productId=mug-stoneware&channel=main',
    '粗陶马克杯'
  ],
  ['a card without /index, of another channel', '/pages/cardDetail?cardId=candy-sweet&channel=candy', '开通'],
  ['packed for a mini-program code', '/pages/cardDetail/index?scene=c%3Dmain-season', '悦享季卡']
])('%s opens its page, as the browser would', async (_name, link, seen) => {
  const app = await openApp({ launch: scanned(BUILT_ORIGIN + link) })
  await app.waitForText(seen)
  expect(app.toasts).toEqual([])
})

test('home with a channel', async () => {
  const app = await openApp({ launch: scanned(`${BUILT_ORIGIN}/?channel=candy`) })
  await app.waitForPage(HOME)
  await app.settle()
  expect(app.pages()).toEqual([HOME])
  expect(app.toasts).toEqual([])
})

test.each([
  ['another host', 'https://example.com/pages/cardDetail/index?cardId=main-season&channel=candy'],
  ['a host that begins like ours', `${BUILT_ORIGIN}.example.com/pages/cardDetail/index?cardId=main-season`],
  ['no page of ours', `${BUILT_ORIGIN}/pages/nowhere/index`],
  ['no link', 'hello']
])('%s: home, with a word', async (_name, link) => {
  const app = await openApp({ launch: scanned(link) })
  await app.waitFor('the note', () => app.toasts.includes('无法识别这个二维码，已为您打开首页'))
  expect(app.pages()).toEqual([HOME])
})

test('one scan is followed once, and the next one again', async () => {
  const link = `${BUILT_ORIGIN}/pages-mall/productDetail/index?productId=mug-stoneware`
  const app = await openApp({ launch: scanned(link) })
  await app.waitForText('粗陶马克杯')
  await app.showAgain(scanned(link))
  expect(app.path).toBe(HOME)
  await app.showAgain(scanned(link, '2'))
  await app.waitForText('粗陶马克杯')
})

describe('a poster’s code', () => {
  const link = '/pages-mall/productDetail/index?productId=mug-stoneware&channel=candy'
  const scene = encodeURIComponent(posterLink(link)?.scene ?? '')
  const byCode = (query: Record<string, string>) => ({ path: HOME, query, scene: 1047 })

  beforeAll(() =>
    callApi(
      serverOrigin(),
      'GET',
      `${endpointPath(wechatEndpoints.getMiniCode)}?link=${encodeURIComponent(link)}`
    )
  )

  test('opens its page in its channel, once for each scan', async () => {
    const app = await openApp({ launch: byCode({ scene }) })
    await app.waitForText('粗陶马克杯')
    expect(app.requests.some(({ url }) => /\/candy\/.*productId=mug-stoneware/.test(url))).toBe(true)
    await app.showAgain({ query: { scene } })
    await app.waitForPage('pages-mall/productDetail/index')
    // scanned again, and what WeChat tells is the same
    await app.showAgain(byCode({ scene }))
    await app.waitForPage('pages-mall/productDetail/index')
    expect(app.toasts).toEqual([])
  })

  testInDepth('unknown or forgotten: home, with a word', async () => {
    const app = await openApp({ launch: byCode({ scene: 's-AAAAAAAAAAAAAAAAAAAAAA' }) })
    await app.waitFor('the note', () => app.toasts.includes('这个小程序码已失效，已为您打开首页'))
    expect(app.pages()).toEqual([HOME])
  })

  testInDepth('a server that is not reached: home, and the reason', async () => {
    const app = beginApp({ launch: byCode({ scene }) })
    await app.setOnline(false)
    await app.waitFor('the note', () => app.toasts.some((toast) => /^网络.*，已为您打开首页$/.test(toast)))
    app.end()
  })
})
