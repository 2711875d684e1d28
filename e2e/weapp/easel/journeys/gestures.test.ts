import { phoneWithCart } from '../../support/guest-cart'
import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

/** The middle of a screen of 375 × 812, px. */
const MIDDLE = { x: 187, y: 500 }

const scrollTop = async (phone: EaselPhone) =>
  (await phone.shown()).evaluate(() => document.documentElement.scrollTop)

test('a finger scrolls home, what comes near is fetched and drawn, and a pull refreshes it', async () => {
  const phone = await EaselPhone.open()
  await phone.see('尊享年卡')
  await phone.settle()
  expect(await phone.line()).not.toContain('在地图上查看')
  await phone.reach('the foot of the page', async () => {
    await phone.drag(MIDDLE, { y: -400 })
    await phone.settle()
    return (await phone.line()).includes('在地图上查看')
  })
  expect(await scrollTop(phone)).toBeGreaterThan(400)

  await (await phone.shown()).evaluate(() => window.scrollTo(0, 0))
  await phone.settle()
  const calls = () => phone.page.evaluate(() => window.easel?.calls.length ?? 0)
  const before = await calls()
  // a finger that comes while the page still moves pulls nothing
  await phone.reach('the refresh', async () => {
    await phone.drag({ x: 187, y: 300 }, { y: 200 })
    return (await calls()) > before
  })
})

test('a finger that slides over the letters of the cities scrolls to them, and the page stays under it', async () => {
  const phone = await EaselPhone.open({ path: 'pages-secondary/searchAddress/index' })
  await phone.see('鞍山')
  await phone.settle()
  const [from, to] = [await phone.boxOf('A', -1), await phone.boxOf('S', -1)]
  await phone.drag({ x: from.x + 5, y: from.y + from.height / 2 }, { y: to.y - from.y }, 16)
  await phone.see('汕头')
  expect(await scrollTop(phone)).toBeGreaterThan(2000)
})

test('a swipe lays open what removes a row of the cart', async () => {
  const phone = await EaselPhone.open({
    phone: phoneWithCart([{ skuId: 'kettle-steel-1-2', quantity: 1, chosen: true }]),
    path: 'pages-mall/shoppingCart/index'
  })
  await phone.see('去结算')
  await phone.settle()
  const row = await phone.boxOf('¥')
  await phone.drag({ x: 300, y: row.y }, { x: -150 })
  await phone.tap('删除', -1)
  await phone.reach('an empty cart', async () => !(await phone.line()).includes('去结算（1）'))
})

test('a phone whose system is dark has dark pages and a dark bar', async () => {
  const phone = await EaselPhone.open({ dark: true, path: 'pages-my/settings/index' })
  await phone.settle()
  const ground = await (
    await phone.shown()
  ).evaluate(() => getComputedStyle(document.querySelector('.theme') ?? document.body).backgroundColor)
  expect(ground).toBe('rgb(16, 17, 22)')
})
