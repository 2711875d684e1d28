import { arrive, fill, press, readAll, see, tap } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'

afterAll(putPhonesAway)

test('from the market through the mall, a filter and a search to a kind of a product, and back to where it was', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages/market`)
  await see(page, '领券中心')
  await tap(page, '商城')
  await arrive(page, '/pages-mall/physicalMall')
  await see(page, '陶瓷内胆保温杯')

  await press(page, '食品')
  await see(page, '茶与咖啡')
  await press(page, '筛选')
  await press(page, '200 元以上')
  await press(page, '查看商品')
  await see(page, '未找到符合条件的商品')
  await press(page, '查看全部商品')

  // what stood there stands there again after a look at a product
  await see(page, '手工铁煎锅')
  const far = page.getByText('亚麻衬衫').filter({ visible: true })
  await far.scrollIntoViewIfNeeded()
  const before = await far.boundingBox()
  await far.click()
  await arrive(page, '/pages-mall/productDetail')
  await see(page, '贝壳扣')
  await page.goBack()
  await arrive(page, '/pages-mall/physicalMall')
  await far.waitFor()
  expect(Math.abs(((await far.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4)

  await press(page, '搜索商品')
  await arrive(page, '/pages-mall/search')
  await fill(page, '搜索商品', '宝温杯')
  await page.keyboard.press('Enter')
  await see(page, '未找到“宝温杯”，为您推荐相近的商品')
  await tap(page, '陶瓷内胆保温杯')
  await arrive(page, '/pages-mall/productDetail')
  await see(page, '送至')
  await see(page, /预计 \d 天内送达/)

  await press(page, '已选')
  await see(page, '购买数量')
  const value = (name: string) => page.getByRole('radio', { name, exact: true })
  await value('豆沙').click()
  await value('420ml').click()
  // 豆沙 with 420ml has no 茶隔盖; the other choices stay
  expect(await value('茶隔盖').getAttribute('aria-disabled')).toBe('true')
  expect(await value('直饮盖').getAttribute('aria-checked')).toBe('true')
  await value('300ml').click()
  await value('茶隔盖').click()
  await value('松绿 已售罄').click()
  await see(page, '已售罄，看看其他款式')
  expect(await readAll(page)).toContain('松绿，300ml，茶隔盖')
  expect(problems).toEqual([])
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
