import type { Page } from 'playwright-core'
import { arrive, fill, press, readAll, scrollTo, see, tap } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'

afterAll(putPhonesAway)

const MALL = '/pages-mall/physicalMall'
const SEARCH = '/pages-mall/search'
const DETAIL = '/pages-mall/productDetail'

/** Prices of the goods that are shown, in their order, yuan. */
async function pricesOf(page: Page): Promise<number[]> {
  const tiles = await page.getByRole('button', { name: /元/ }).filter({ visible: true }).allInnerTexts()
  return tiles.map((text) => Number(/¥\s*([\d,]+)/.exec(text)?.[1]?.replace(',', '')))
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const inSheet = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

test('from the market through the mall, sorted and narrowed, to a kind of a product, into the cart, and back to where it was', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages/market`)
  await see(page, '领券中心')
  await tap(page, '好物寄到家')
  await arrive(page, MALL)
  await see(page, '陶瓷内胆保温杯')

  // narrowed until nothing is left, and helped out of it
  await press(page, '食品')
  await see(page, '茶与咖啡')
  await press(page, '筛选')
  await tap(page, '200 元以上')
  await press(page, '查看商品')
  await see(page, '未找到符合条件的商品')
  await press(page, '查看全部商品')
  await see(page, '手工铁煎锅')

  await press(page, '价格')
  await see(page, '木浆棉抹布')
  const prices = await pricesOf(page)
  expect(prices.length).toBeGreaterThanOrEqual(20)
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
  await press(page, '综合')
  await see(page, '陶瓷内胆保温杯')

  // beyond the first page of goods
  await scrollTo(page, /亚麻衬衫/)
  const far = page.getByText('亚麻衬衫').filter({ visible: true })
  // where nothing lies over it: a click there moves nothing
  await far.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await far.click()
  await arrive(page, DETAIL)
  await see(page, /预计 \d 天内送达/)
  await press(page, '加入购物车')
  await see(page, '购买数量')
  await inSheet(page, '加入购物车').click()
  await see(page, '已加入购物车')
  await page
    .getByRole('button', { name: /购物车/ })
    .getByText('1', { exact: true })
    .waitFor()

  await page.goBack()
  await arrive(page, MALL)
  await far.waitFor()
  // on the screen, and not thousands of lengths below it
  const place = (await far.boundingBox())?.y ?? -1
  expect(place).toBeGreaterThan(0)
  expect(place).toBeLessThan(812)
  expect(problems).toEqual([])
})

test('kinds of a product: sold out says so, impossible cannot be chosen, the others stay, no more than the limit', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}${DETAIL}?productId=thermos-ceramic`)
  await press(page, '立即购买')
  await see(page, '购买数量')
  await radio(page, '豆沙').click()
  await radio(page, '420ml').click()
  // 豆沙 with 420ml has no 茶隔盖; the other choices stay
  expect(await radio(page, '茶隔盖').getAttribute('aria-disabled')).toBe('true')
  expect(await radio(page, '直饮盖').getAttribute('aria-checked')).toBe('true')
  await radio(page, '300ml').click()
  await radio(page, '茶隔盖').click()
  await radio(page, '松绿 已卖完').click()
  await see(page, '已卖完，看看其他款式')
  expect(await readAll(page)).toContain('松绿，300ml，茶隔盖')
  await radio(page, '雾白').click()
  expect(await inSheet(page, '立即购买').isEnabled()).toBe(true)

  await page.goto(`${appOrigin()}${DETAIL}?productId=candy-tin`)
  await press(page, '加入购物车')
  await see(page, '有货，每人限购 5 件')
  const more = inSheet(page, '增加')
  for (let times = 1; times < 5; times++) await more.click()
  expect(await more.getAttribute('aria-disabled')).toBe('true')
  await inSheet(page, '加入购物车').click()
  await page
    .getByRole('button', { name: /购物车/ })
    .getByText('5', { exact: true })
    .waitFor()
  expect(problems).toEqual([])
})

test('searching: suggested, misspelt, in pinyin and in vain, and kept on the device until it is cleared', async () => {
  const { page, problems } = await takePhone()
  await page.goto(appOrigin() + MALL)
  await page.getByRole('link', { name: '搜索商品' }).click()
  await arrive(page, SEARCH)
  await see(page, '大家在搜')
  await fill(page, '搜索商品', '保温')
  await see(page, '搜索“保温”')
  await press(page, '陶瓷内胆保温杯')
  await see(page, '泡茶不串味')

  const look = async (word: string) => {
    await fill(page, '搜索商品', word)
    await page.keyboard.press('Enter')
  }
  await look('宝温杯')
  await see(page, '未找到“宝温杯”，为您推荐相近的商品')
  await see(page, '泡茶不串味')
  await look('erji')
  await see(page, '降噪蓝牙耳机')
  await look('潜水艇')
  await see(page, '未找到“潜水艇”相关的商品')
  await see(page, '大家在搜')

  await page.reload()
  await see(page, '搜索历史')
  expect(await readAll(page)).toMatch(/潜水艇\s+erji\s+宝温杯\s+陶瓷内胆保温杯/)
  await press(page, 'erji')
  await tap(page, '降噪蓝牙耳机')
  await arrive(page, DETAIL)
  await see(page, '商品详情')
  await page.goBack()
  await see(page, '降噪蓝牙耳机')
  await fill(page, '搜索商品', '')
  await press(page, '清空')
  expect(await readAll(page)).not.toContain('搜索历史')
  expect(problems).toEqual([])
})

test('back at once, before the next page has come over it, shows the page again', async () => {
  const { page } = await takePhone()
  await page.goto(`${appOrigin()}${SEARCH}?keyword=erji`)
  await tap(page, '降噪蓝牙耳机')
  await arrive(page, DETAIL)
  // its code is there: the page begins to come over the other
  await see(page, '商品详情')
  await page.goBack()
  await see(page, '降噪蓝牙耳机')
  // longer than a page takes to come over another
  await page.waitForTimeout(600)
  expect(await readAll(page)).toContain('降噪蓝牙耳机')
  expect(await page.getByText('降噪蓝牙耳机').isVisible()).toBe(true)
})

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
})
