import { arrive, fill, pathOf, press, pressUntil, readAll, scrollTo, see } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'

hidePictures()
afterAll(putPhonesAway)

const BUND = { latitude: 31.2397, longitude: 121.4905 }

test('from home to the stores near, the map, a brand and what it gives', async () => {
  const { page, context, problems } = await takePhone()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(BUND)
  await page.goto(appOrigin())
  await see(page, '尊享年卡')
  await scrollTo(page, /附近好店/)
  await press(page, '附近好店，全部')
  await arrive(page, '/pages-secondary/storeList')
  await see(page, /共 8 家/)
  const listed = await readAll(page)
  expect(listed.indexOf('枕川酒店（外滩店）')).toBeLessThan(listed.indexOf('穹野影城（五角场店）'))

  // by district, by category, by a word
  await press(page, '全城')
  await page.getByRole('radio', { name: '徐汇区' }).click()
  await see(page, /共 1 家/)
  await press(page, '徐汇区')
  await page.getByRole('radio', { name: '全城' }).click()
  await page.getByRole('tab', { name: '咖啡' }).click()
  await see(page, /共 2 家/)
  await fill(page, '搜索商户、品牌或地址', '雾屿')
  await see(page, /共 1 家/)

  await press(page, '地图')
  await press(page, '雾屿咖啡（武康路店）')
  await see(page, /示意图/)
  await press(page, /^品牌主页/)
  await arrive(page, '/pages-secondary/brandDetail')
  await see(page, /只做当季豆子/)
  await scrollTo(page, /雾屿咖啡（三里屯店）/)
  await press(page, /^经典拿铁 1 杯/)
  await arrive(page, '/pages/privilegeDetail')
  // a page that is drawn anew between the two halves of a press has not heard it
  await pressUntil(page, '雾屿咖啡', async () => pathOf(page).startsWith('/pages-secondary/brandDetail'))
  await see(page, /只做当季豆子/)
  expect(problems).toEqual([])
})
