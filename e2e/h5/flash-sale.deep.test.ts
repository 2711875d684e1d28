/** From a product into the queue of a flash sale, and what people do there: back, away, offline, again. */
import type { Page, Route } from 'playwright-core'
import { startServer, type RunningServer } from '../support/built-server'
import { openFlashSale, ordersAfter } from '../support/flash-sale'
import { guestSession } from '../support/guest-session'
import { fillInAddress } from './support/address'
import { arrive, fill, press, see, seen, tap } from './support/fingers'
import { hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry } from './support/story'

hidePictures()
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => Promise.all([putPhonesAway(), server.stop()]))

const SKU = 'candy-tin-1'
const PRODUCT = '/pages-mall/productDetail'
const SETTLEMENT = '/pages-mall/settlement'
const SUBMIT = '提交订单'
const WAITS = /^排队中：/
/** In which whoever waits would have asked again, ms. */
const SOME_ASKS_MS = 4000

async function toSettlement(page: Page): Promise<void> {
  await press(page, '立即购买')
  await see(page, '购买数量')
  await page.getByRole('dialog').getByRole('button', { name: '立即购买', exact: true }).click()
  await arrive(page, SETTLEMENT)
}

/** Holds the next question for the order until `answer`; gives what to wait for first. */
async function slowLink(page: Page): Promise<{ asked: Promise<unknown>; answer(): void }> {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const hold = async (route: Route) => {
    await answered
    await route.continue()
  }
  await page.route('**/createMallOrder', hold, { times: 1 })
  return { asked: page.waitForRequest('**/createMallOrder'), answer }
}

test('who waits may go back, lose the network, reload or leave, and gets one order, as it was submitted last', async () => {
  const sale = await openFlashSale(server, SKU)
  const { page, context, problems } = await takePhone()
  const token = await guestSession(server.origin)
  await carry(page, token)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/createMallOrder')) asked += 1
  })
  const asksNoMore = async () => {
    await page.waitForTimeout(100)
    const before = asked
    await page.waitForTimeout(SOME_ASKS_MS)
    expect(asked).toBe(before)
  }

  await page.goto(`${server.origin}${PRODUCT}?productId=candy-tin`)
  await toSettlement(page)
  await press(page, /新增收货地址/)
  await fillInAddress(page, '王小明')
  await arrive(page, SETTLEMENT)
  await see(page, '王小明 138****8000')

  // two taps are one
  await page.getByRole('button', { name: SUBMIT }).filter({ visible: true }).dblclick()
  await see(page, WAITS)
  await see(page, /件数可能不够，有人放弃就轮到您/)

  // what waits is as it was submitted
  await tap(page, '王小明 138****8000')
  await see(page, '排队中，退出排队后才能修改')
  await arrive(page, SETTLEMENT)

  await context.setOffline(true)
  await see(page, '网络不稳定，正在重新连接，恢复后继续排队')
  await context.setOffline(false)
  await see(page, WAITS)

  // back: nothing is asked for any more, and the way in is as before
  await page.goBack()
  await arrive(page, PRODUCT)
  await asksNoMore()
  await toSettlement(page)
  await press(page, SUBMIT)
  await see(page, WAITS)

  await page.reload()
  await see(page, SUBMIT)
  await asksNoMore()
  await press(page, SUBMIT)
  await see(page, WAITS)

  // on a slow link the last question is still on its way
  const link = await slowLink(page)
  await link.asked
  await press(page, '退出排队')
  await see(page, '正在退出排队')
  expect(await seen(page, SUBMIT).count()).toBe(0)
  link.answer()
  await see(page, SUBMIT)
  expect(await seen(page, WAITS).count()).toBe(0)
  await fill(page, '选填，最多 100 个字', '请放门口')
  await press(page, SUBMIT)
  await see(page, WAITS)

  await sale.end()
  await arrive(page, '/pages/pay')
  const orders = await ordersAfter(server, token)
  expect(orders.map(({ state }) => state)).toEqual(['unpaid'])
  await page.goto(`${server.origin}/pages-my/orderDetail?orderNo=${orders[0]?.orderNo}`)
  await see(page, '请放门口')
  expect(problems).toEqual([])
})
