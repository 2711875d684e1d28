/** QR codes of web links that open the mini-program (普通链接二维码): WeChat hands the whole link over as `q`. */
import { BUILT_ORIGIN } from '../host/built-origin'
import { closeApps, openApp } from '../support/app'

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
