import { fill, press, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'

hidePictures()
afterAll(putPhonesAway)

const SEARCH = '搜索会员卡、权益包、券'

test('the market is ordered, narrowed and searched by tapping', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages/market/index`)
  await see(page, '尊享年卡')
  await press(page, '筛选')
  await tap(page, '价格从低到高')
  // a real tap: it fails where something lies over the button
  await press(page, '查看商品')
  await see(page, '筛选 1')
  await fill(page, SEARCH, '咖啡')
  await see(page, '咖啡自由')
  await fill(page, SEARCH, '没有这样的商品')
  await see(page, '未找到符合条件的商品')
  await press(page, '查看全部商品')
  await see(page, '尊享年卡')
  expect(problems).toEqual([])
})
