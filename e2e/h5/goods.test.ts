/** Goods among benefits: from 我的 to a parcel that has come, and what else people do with it. */
import type { Page } from 'playwright-core'
import { holderOf, makeHolder } from '../support/benefits'
import { sendTo } from '../support/lottery-side'
import { takeBenefit } from '../support/take-benefit'
import { chooseNewAddress } from './support/address'
import { openBenefit, take } from './support/benefit'
import { arrive, press, reloadUntil, see, seen, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry } from './support/story'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

const holder = holderOf('orange')
const { benefit } = holder
const RECORDS = '/pages-my/receiveRecord'

/** A member on 我的, with a card that has goods. */
async function openMy() {
  const [{ page, problems }, buyer] = await Promise.all([takePhone(), makeHolder(appOrigin(), holder)])
  await carry(page, buyer.token)
  await page.goto(`${appOrigin()}/?tab=My&channel=${holder.channel}`)
  await see(page, /^会员\d/)
  await page.waitForLoadState('networkidle')
  return { page, problems, buyer }
}

test('from 我的 by the card: goods are taken, sent to a new address, followed and received', async () => {
  const { page, problems } = await openMy()
  await tap(page, '我的卡')
  await arrive(page, '/pages-secondary/myCard')
  await press(page, new RegExp(holder.card.name))
  await arrive(page, '/pages/cardDetail')
  await openBenefit(page, benefit)
  await take(page, benefit)
  const receiver = `礼${Date.now() % 1_000_000}`
  await chooseNewAddress(page, receiver)
  await see(page, `${receiver} 138****8000`)
  await press(page, '确认寄送')
  await see(page, '待发货')
  await press(page, '查看兑换记录')
  await arrive(page, RECORDS)
  await see(page, /寄往 上海市.*长乐路 1 号/)

  await sendTo(appOrigin(), receiver)
  await reloadUntil(page, '待收货 1', benefit.privilege.name)
  await press(page, new RegExp(benefit.privilege.name))
  await see(page, '复制单号')
  await press(page, '确认收货')
  await see(page, '已收货')
  await page.reload()
  await see(page, '已收货')
  expect(problems).toEqual([])
})

testInDepth(
  'one record on two phones, confirmed on both at once, is one parcel, and both phones say so',
  async () => {
    const { page, problems, buyer } = await openMy()
    await takeBenefit(buyer, benefit)
    const other = await takePhone()
    await carry(other.page, buyer.token)
    const receivers = [page, other.page].map((_, at) => `礼${Date.now() % 1_000_000}${at}`)
    for (const [at, one] of [page, other.page].entries()) {
      await one.goto(`${appOrigin()}${RECORDS}?channel=${holder.channel}`)
      await tap(one, '填写地址')
      await chooseNewAddress(one, receivers[at] as string)
      await see(one, `${receivers[at]} 138****8000`)
    }
    await Promise.all([press(page, '确认寄送'), press(other.page, '确认寄送')])
    // the sheet of the slower one says what the server says, too
    const booked = async (one: Page) => {
      await see(one, '待发货')
      await seen(one, '确认寄送').waitFor({ state: 'detached' })
      return Promise.all(receivers.map((receiver) => seen(one, `${receiver} 138****8000`).count()))
    }
    const [first, second] = [await booked(page), await booked(other.page)]
    expect(first).toEqual(second)
    expect(first.filter((times) => times > 0)).toHaveLength(1)
    expect([...problems, ...other.problems]).toEqual([])
  }
)
