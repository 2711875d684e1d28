import { closeApps, openApp } from '../support/app'

afterEach(closeApps)

const MALL = 'pages-mall/physicalMall/index'
const SEARCH = 'pages-mall/search/index'
const DETAIL = 'pages-mall/productDetail/index'

test('from the market through the mall, sorted and narrowed, to a kind of a product and into the cart', async () => {
  const app = await openApp({ launch: { path: 'pages/market/index' } })
  await app.waitForText('好物寄到家')
  await app.tap('好物寄到家')
  await app.waitForPage(MALL)
  await app.waitForText('陶瓷内胆保温杯')
  await app.tap('食品')
  await app.waitForText('茶与咖啡')
  await app.tap('筛选')
  await app.waitForText('仅看有货')
  await app.tap('200 元以上')
  await app.tap('查看商品')
  await app.waitForText('未找到符合条件的商品')
  await app.tap('查看全部商品')
  await app.waitForText('手工铁煎锅')
  await app.tap('价格')
  await app.waitForText('19.00')
  const prices = [...app.line().matchAll(/¥(\d+)\.\d\d/g)].map(([, yuan]) => Number(yuan))
  expect(Math.min(...prices)).toBe(prices[0])
  await app.tap('综合')
  await app.waitForText('陶瓷内胆保温杯')

  await app.tap('陶瓷内胆保温杯')
  await app.waitForPage(DETAIL)
  await app.waitForText('天内送达')
  await app.tap('加入购物车')
  await app.waitForText('购买数量')
  await app.tap('豆沙')
  await app.tap('420ml')
  // 豆沙 with 420ml has no 茶隔盖: pressing it changes nothing
  await app.tap('茶隔盖')
  await app.waitForText('豆沙，420ml，直饮盖')
  await app.tap('300ml')
  await app.tap('茶隔盖')
  await app.tap('松绿 已卖完')
  await app.waitForText('已卖完，看看其他款式')
  expect(app.line()).toContain('松绿，300ml，茶隔盖')
  await app.tap('雾白')
  await app.waitForText('雾白，300ml，茶隔盖')
  // the sheet's own button
  await app.tap('加入购物车')
  await app.waitFor('the note', () => app.toasts.includes('已加入购物车'))
  await app.back()
  await app.waitForPage(MALL)
  await app.waitForText('手工铁煎锅')
})

test('searching: suggested, misspelt, in pinyin and in vain, and kept on the device until it is cleared', async () => {
  const app = await openApp({ launch: { path: MALL } })
  await app.waitForText('搜索商品')
  await app.tap('搜索商品')
  await app.waitForPage(SEARCH)
  await app.waitForText('大家在搜')
  await app.type('搜索商品', '保温')
  await app.waitForText('陶瓷内胆保温杯')
  await app.tap('陶瓷内胆保温杯')
  await app.waitForText('泡茶不串味')

  const look = async (word: string) => {
    await app.type('搜索商品', word)
    await app.tap('搜索')
  }
  await look('宝温杯')
  await app.waitForText('未找到“宝温杯”，为您推荐相近的商品')
  await look('erji')
  await app.waitForText('降噪蓝牙耳机')
  await look('潜水艇')
  await app.waitForText('未找到“潜水艇”相关的商品')

  // another start on the same phone
  const { phone } = app
  app.end()
  const again = await openApp({ phone, launch: { path: SEARCH } })
  await again.waitForText('搜索历史')
  expect(again.line()).toMatch(/潜水艇\s*erji\s*宝温杯\s*陶瓷内胆保温杯/)
  await again.tap('erji')
  await again.waitForText('降噪蓝牙耳机')
  await again.tap('降噪蓝牙耳机')
  await again.waitForPage(DETAIL)
  await again.back()
  await again.type('搜索商品', '')
  await again.waitForText('搜索历史')
  await again.tap('清空')
  expect(again.has('搜索历史')).toBe(false)
})
