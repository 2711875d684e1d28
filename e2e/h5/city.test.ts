import type { Page } from 'playwright-core'
import { arrive, fill, press, readAll, scrollTo, see } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { testInDepth } from '../../__tests__/support/level'

afterAll(putPhonesAway)

/** A channel whose configuration does not ask for the position. */
const WITHOUT_LOCATION = 'jinjiang'

const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 }

/** Home, with the city in its header. */
async function openHome(page: Page, city: string): Promise<void> {
  await page.goto(appOrigin())
  await see(page, '尊享年卡')
  await entry(page, city).waitFor()
}

const entry = (page: Page, city: string) =>
  page.getByRole('button', { name: new RegExp(`当前城市 ${city}`) }).filter({ visible: true })

const openCities = async (page: Page) => {
  await page
    .getByRole('button', { name: /当前城市|选择城市/ })
    .first()
    .click()
  await arrive(page, '/pages-secondary/searchAddress')
  await see(page, '热门城市')
}

test('a city is found by its pinyin, chosen, shown on home, kept over a restart, and given up again', async () => {
  const { page, context, problems } = await takePhone()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(HANGZHOU)
  await openHome(page, '杭州')
  await openCities(page)
  await page.getByRole('button', { name: '使用定位城市 杭州' }).waitFor()

  await fill(page, '城市名、拼音或首字母', 'cdu')
  await page.getByRole('button', { name: /^成都市/ }).click()
  await arrive(page, '/')
  await entry(page, '成都').waitFor()

  // the merchants are of that city
  await scrollTo(page, /成都市/)

  // a restart: the choice stands, and the located city is offered, once
  await openHome(page, '成都')
  await see(page, '您在杭州，切换？')
  await press(page, '不切换')
  await expect(readAll(page)).resolves.not.toContain('切换？')
  await openHome(page, '成都')
  await see(page, '您在杭州，切换？')
  await press(page, '切换到杭州')
  await entry(page, '杭州').waitFor()

  // chosen lately, newest first, and the way back to the position
  await openCities(page)
  await see(page, '最近选择')
  await page.getByRole('button', { name: '成都', exact: true }).first().click()
  await entry(page, '成都').waitFor()
  await openCities(page)
  await press(page, '使用定位城市 杭州')
  await entry(page, '杭州').waitFor()
  expect(problems).toEqual([])
})

test('home leads with what the city has of its own, and with nothing of another city', async () => {
  const { page, context, problems } = await takePhone()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(HANGZHOU)
  await openHome(page, '杭州')
  await see(page, '杭州慢游')

  const goTo = async (typed: string, city: string) => {
    await openCities(page)
    await fill(page, '城市名、拼音或首字母', typed)
    await page.getByRole('button', { name: new RegExp(`^${city}市`) }).click()
    await arrive(page, '/')
    await entry(page, city).waitFor()
  }
  await goTo('xian', '西安')
  await see(page, '西安漫步')
  expect(await readAll(page)).not.toContain('杭州慢游')
  await scrollTo(page, /上城墙，走一圈/)

  await goTo('bj', '北京')
  await page.getByText('西安漫步').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  const shown = await readAll(page)
  const leads = ['西安漫步', '杭州慢游', '上海夜色', '咖啡自由'].map((lead) => shown.includes(lead))
  expect(leads).toEqual([false, false, false, true])
  expect(problems).toEqual([])
})

test('the bar of letters goes to the letter, and what is there can be chosen', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages-secondary/searchAddress`)
  await see(page, '热门城市')
  await press(page, 'X 开头的城市')
  const row = page.getByRole('button', { name: '西双版纳', exact: true })
  await row.waitFor()
  const top = await page.locator('#city-letter-X').evaluate((section) => section.getBoundingClientRect().top)
  // below the header (44) and the field (56)
  expect(Math.round(top)).toBe(100)
  await row.click()
  await arrive(page, '/')
  await entry(page, '西双版纳').waitFor()
  expect(problems).toEqual([])
})

testInDepth(
  'who refuses the position has the city of the IP address, is told how to allow it, and can choose',
  async () => {
    const { page, problems } = await takePhone()
    await openHome(page, '上海')
    await openCities(page)
    await press(page, /开启定位|重试/)
    await see(page, /未获得位置权限/)
    await see(page, /允许“位置”/)
    await press(page, '北京')
    await entry(page, '北京').waitFor()
    expect(problems).toEqual([])
  }
)

testInDepth('nothing is found: says so; a place that the map knows takes its city', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages-secondary/searchAddress`)
  await see(page, '热门城市')
  await fill(page, '城市名、拼音或首字母', 'zzz')
  await see(page, '未找到“zzz”')
  await fill(page, '城市名、拼音或首字母', '三里屯')
  await page
    .getByRole('button', { name: /三里屯.*北京市/ })
    .first()
    .click()
  await arrive(page, '/')
  await entry(page, '北京').waitFor()
  expect(problems).toEqual([])
})

test('elsewhere home has no city and no position is asked for (rule check.location)', async () => {
  const { page, context, problems } = await takePhone()
  await context.grantPermissions(['geolocation'])
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('a position was asked for')
    }
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (/geoCoder|getIpLocation/.test(request.url())) asked.push(request.url())
  })
  await page.goto(`${appOrigin()}/?channel=${WITHOUT_LOCATION}`)
  await page.getByRole('tab').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('button', { name: /当前城市|选择城市/ }).count()).toBe(0)
  await page.goto(`${appOrigin()}/pages-secondary/searchAddress`)
  await see(page, '热门城市')
  expect(await readAll(page)).not.toContain('当前定位')
  expect(asked).toEqual([])
  expect(problems).toEqual([])
})
