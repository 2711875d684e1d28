import { closeApps, openApp } from '../support/app'

afterEach(closeApps)

const MALL = 'pages-mall/physicalMall/index'
const SEARCH = 'pages-mall/search/index'
const DETAIL = 'pages-mall/productDetail/index'

test('from the market through the mall, a filter and a search to a kind of a product', async () => {
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

  await app.tap('搜索商品')
  await app.waitForPage(SEARCH)
  await app.waitForText('大家在搜')
  await app.type('搜索商品', 'baowenb')
  await app.waitForText('搜索“baowenb”')
  await app.tap('搜索“baowenb”')
  await app.waitForText('泡茶不串味')
  await app.tap('泡茶不串味')
  await app.waitForPage(DETAIL)
  await app.waitForText('天内送达')

  await app.tap('立即购买')
  await app.waitForText('购买数量')
  await app.tap('松绿')
  await app.tap('茶隔盖')
  await app.waitForText('已售罄，看看其他款式')
})
