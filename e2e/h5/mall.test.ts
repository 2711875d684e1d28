import { arrive, press, see, tap } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'

afterAll(putPhonesAway)

test('from the market through the mall and a filter to a product, and back', async () => {
  const { page } = await takePhone()
  await page.goto(`${appOrigin()}/pages/market`)
  await see(page, '领券中心')
  await tap(page, '商城')
  await arrive(page, '/pages-mall/physicalMall')
  await see(page, '陶瓷内胆保温杯')

  await press(page, '食品')
  await see(page, '茶与咖啡')
  await press(page, '筛选')
  await tap(page, '200 元以上')
  await press(page, '查看商品')
  await see(page, '未找到符合条件的商品')
  await press(page, '查看全部商品')

  await see(page, '手工铁煎锅')
  const far = page.getByText('氮化镓充电器').filter({ visible: true })
  await far.scrollIntoViewIfNeeded()
  await far.click()
  await arrive(page, '/pages-mall/productDetail')
  await see(page, '2C1A')
  await page.goBack()
  await arrive(page, '/pages-mall/physicalMall')
  await far.waitFor()
}, 90_000)

test('a picture opens in full and zooms up to 4', async () => {
  const { page } = await takePhone()
  await page.goto(`${appOrigin()}/pages-mall/productDetail?productId=mug-stoneware`)
  await page.getByRole('button', { name: '查看大图 1' }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: '粗陶马克杯，第 1 张' })
  await picture.waitFor()
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0
  const before = await widthOf()
  await picture.hover()
  for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, -600)
  expect((await widthOf()) / before).toBeCloseTo(4, 1)
  await page.keyboard.press('Escape')
  await picture.waitFor({ state: 'detached' })
}, 60_000)
