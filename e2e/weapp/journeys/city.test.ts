import { newMobile } from '../../support/api'
import { newPhone } from '../host/phone'
import { closeApps, openApp } from '../support/app'
import { testInDepth } from '../../../__tests__/support/level'

afterEach(closeApps)

const PAGE = 'pages-secondary/searchAddress/index'
const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 }
const BOX = '城市名、拼音或首字母'

/** Opens 选择城市 by the city in home's header. */
async function openCities(app: Awaited<ReturnType<typeof openApp>>, city: string) {
  await app.waitForText(city)
  await app.tap(city)
  await app.waitForPage(PAGE)
  await app.waitForText('热门城市')
}

/** A phone whose owner has agreed to both of WeChat's questions before, or has refused the position. */
function phoneThat(allows: boolean) {
  const phone = newPhone(newMobile())
  Object.assign(phone.allows, { privacy: true, location: allows })
  return phone
}

test('the position is asked for by a tap, and not before; the next start knows it', async () => {
  const app = await openApp({ answers: { location: HANGZHOU } })
  await openCities(app, '上海')
  await app.waitForText('根据网络判断，可能不准确')
  expect(app.prompts).toEqual([])
  await app.tap('开启定位')
  await app.waitForText('当前定位杭州')
  expect(app.prompts).toEqual(['privacy', 'position'])
  app.end()

  const again = await openApp({ phone: app.phone, answers: { location: HANGZHOU } })
  await again.waitForText('杭州')
  expect(again.prompts).toEqual([])
})

test('a city is found by its pinyin, chosen, shown on home, and kept over a restart', async () => {
  const app = await openApp({ phone: phoneThat(true), answers: { location: HANGZHOU } })
  await openCities(app, '杭州')
  expect(app.line()).toContain('当前定位杭州')

  await app.type(BOX, 'xsbn')
  await app.tap('西双版纳')
  await app.waitForPage('pages/index/index')
  await app.waitForText('西双版纳')
  expect(app.line()).not.toContain('切换？')
  app.end()

  // a restart: the choice stands, and the located city is offered once
  const again = await openApp({ phone: app.phone, answers: { location: HANGZHOU } })
  await again.waitForText('西双版纳')
  await again.waitForText('您在杭州，切换？')
  await again.tap('切换')
  await again.waitFor(
    'the located city',
    () => again.line().includes('杭州') && !again.line().includes('西双版纳')
  )

  await openCities(again, '杭州')
  expect(again.line()).toContain('最近选择西双版纳')
})

test('home leads with what the city has of its own, and with nothing of another city', async () => {
  const app = await openApp()
  await app.waitForText('上海夜色')
  await openCities(app, '上海')
  await app.type(BOX, 'xian')
  await app.tap('西安')
  await app.waitForPage('pages/index/index')
  await app.waitForText('西安漫步')
  expect(app.line()).toContain('上城墙，走一圈')
  expect(app.line()).not.toContain('上海夜色')

  await openCities(app, '西安')
  await app.tap('北京')
  await app.waitForPage('pages/index/index')
  await app.waitFor('a home without leads of a city', () => !app.line().includes('西安漫步'))
  expect(app.line()).not.toContain('上海夜色')
  expect(app.line()).toContain('咖啡自由')
})

testInDepth(
  'who refuses has the city of the IP address, is told how to allow it, and can choose a city',
  async () => {
    const app = await openApp({ answers: { location: 'refuse' } })
    await openCities(app, '上海')
    await app.tap('开启定位')
    await app.waitForText('未获得位置权限')
    expect(app.line()).toContain('打开“位置信息”')
    await app.tap('去开启')
    await app.tap('北京')
    await app.waitForPage('pages/index/index')
    await app.waitForText('北京')
  }
)

testInDepth('nothing is found: says so', async () => {
  const app = await openApp({ launch: { path: PAGE } })
  await app.waitForText('热门城市')
  await app.type(BOX, 'zzz')
  expect(app.line()).toContain('未找到“zzz”')
  await app.type(BOX, '')
  await app.waitForText('热门城市')
})

test('a channel that needs no location: home shows no city and no position is asked for', async () => {
  const app = await openApp({ launch: { query: { channel: 'jinjiang' } }, answers: { location: HANGZHOU } })
  await app.settle()
  expect(app.line()).not.toContain('杭州')
  expect(app.requests.filter(({ url }) => /geoCoder|getIpLocation/.test(url))).toEqual([])
})

/** Here everything counts as on the screen, so all letters come at once: on a phone only those a screen ahead. */
test('no setData of the list is over 60 KB, and the whole of it is under 80', async () => {
  const app = await openApp({ launch: { path: PAGE } })
  await app.waitForText('遵义')
  const { largest, bytes } = app.setDataFigures()
  expect(largest).toBeLessThanOrEqual(60 * 1024)
  expect(bytes).toBeLessThanOrEqual(80 * 1024)
})
