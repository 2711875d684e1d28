import { newMobile } from '../../support/api'
import { newPhone } from '../host/phone'
import { closeApps, openApp } from '../support/app'

afterEach(closeApps)

const BUND = { latitude: 31.2397, longitude: 121.4905 }

/** A phone whose owner has agreed to both of WeChat's questions before, or has refused the position. */
function phoneThat(allows: boolean) {
  const phone = newPhone(newMobile())
  Object.assign(phone.allows, { privacy: true, location: allows })
  return phone
}

test('from home to the stores near, the map, a brand and what it gives', async () => {
  const app = await openApp({ phone: phoneThat(true), answers: { location: BUND } })
  await app.waitForText('附近好店')
  await app.tap('全部', { nth: -1 })
  await app.waitForPage('pages-secondary/storeList/index')
  await app.waitForText('共 8 家')
  expect(app.line().indexOf('枕川酒店（外滩店）')).toBeLessThan(app.line().indexOf('穹野影城（五角场店）'))

  await app.tap('咖啡')
  await app.waitForText('共 2 家')
  await app.tap('地图')
  await app.waitForText('示意图')
  await app.tap('雾屿咖啡（武康路店）')
  await app.waitForText('品牌主页')
  await app.tap('品牌主页')
  await app.waitForPage('pages-secondary/brandDetail/index')
  await app.waitForText('只做当季豆子')
  await app.tap('经典拿铁 1 杯')
  await app.waitForPage('pages/privilegeDetail/index')
  await app.waitForText('适用门店')
})

test('who refuses the position still has the stores of a city', async () => {
  const app = await openApp({
    phone: phoneThat(false),
    answers: { location: 'refuse' },
    launch: { path: 'pages-secondary/storeList/index' }
  })
  await app.waitForText('共 8 家')
  await app.tap('上海')
  await app.waitForPage('pages-secondary/searchAddress/index')
  await app.waitForText('热门城市')
  await app.tap('北京')
  await app.waitForPage('pages-secondary/storeList/index')
  await app.waitForText('共 6 家')
})
