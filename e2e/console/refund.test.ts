import { newMobile } from '../support/api'
import { ask, pay, type Buyer } from '../support/buy'
import { buyGoods } from '../support/demo-orders'
import { guestSession } from '../support/guest-session'
import { press, see } from '../h5/support/fingers'
import { barriers } from '../h5/support/reading/barriers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from '../h5/support/phone'
import { carry } from '../h5/support/story'
import { DESK, hire, POCKET, typeLogin } from './support/staff'
import { testInDepth } from '../../__tests__/support/level'
import { fitsWidth } from './support/width'

hidePictures()
afterAll(putPhonesAway)

const RECEIVER = { name: '沈从文', mobile: '13800000002', areaCode: '110101', detail: '东四十条 22 号' }
const ADDRESSES = '/unionbuy-server/deliveryAddress/saveUpdateDeliveryAddress'

async function takeBuyer(): Promise<Buyer> {
  const token = await guestSession(appOrigin(), newMobile())
  return { origin: appOrigin(), channel: 'main', token }
}

/** Two codes for a coffee, paid. */
async function buyCoffees(buyer: Buyer): Promise<string> {
  const wish = { kind: 'product', itemId: 'p-latte', quantity: 2 }
  const path = '/unionbuy-server/order/createOrder'
  const { orderNo } = await ask<{ orderNo: string }>(buyer, 'POST', path, wish)
  await pay(buyer, orderNo)
  return orderNo
}

testInDepth(
  'a bookkeeper finds an order, refunds one of two pieces, and the buyer sees it in the order and among the codes',
  async () => {
    const buyer = await takeBuyer()
    const [orderNo, bookkeeper] = await Promise.all([buyCoffees(buyer), hire('finance')])
    const { page, problems } = await takePhone(DESK)
    await typeLogin(page, bookkeeper)
    await page.getByRole('link', { name: '订单', exact: true }).click()
    await page.getByLabel('订单号').fill(orderNo)
    await page.getByRole('button', { name: /查\s*询/ }).click()
    await page.getByRole('link', { name: orderNo }).click()
    await page.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor()

    await page.getByRole('button', { name: '按件退款' }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: '确认退款' })
    expect(await confirm.isDisabled()).toBe(true)
    await dialog.getByText(/共 2 件；可退 2 件/).waitFor()
    await dialog.getByRole('spinbutton').fill('1')
    await dialog.getByText(/^退款合计 ¥/).waitFor()
    await dialog.getByText('收回权益').waitFor()
    expect(await barriers(page)).toEqual([])
    const total = (await dialog.getByText(/^退款合计 ¥/).textContent())?.replace('退款合计 ', '') ?? ''
    await confirm.click()
    await dialog.getByText('请填写原因').waitFor()
    await dialog.getByLabel(/^原因/).fill('门店停业')
    await confirm.dblclick()
    await dialog.waitFor({ state: 'detached' })
    const refunds = page.getByRole('row').filter({ hasText: '仅退款' })
    await refunds.getByText(total).waitFor()
    expect(await refunds.count()).toBe(1)
    await page.getByRole('cell', { name: `1 件 ${total}` }).waitFor()
    expect(await page.getByRole('row').filter({ hasText: '权益券码' }).count()).toBe(1)
    expect(await barriers(page)).toEqual([])

    const { page: phone, problems: ofMember } = await takePhone()
    await carry(phone, buyer.token)
    await phone.goto(`${appOrigin()}/pages-my/orderDetail?orderNo=${orderNo}`)
    await see(phone, '售后退款，原路退回')
    await see(phone, total)
    await press(phone, /^售后服务/)
    await press(phone, new RegExp(`仅退款 ${total}`))
    await see(phone, '商家为您退款：门店停业')
    await phone.goto(`${appOrigin()}/pages-my/receiveRecord/index`)
    await see(phone, /经典拿铁/)
    expect(
      await phone
        .getByText(/^经典拿铁 1 杯/)
        .filter({ visible: true })
        .count()
    ).toBe(1)
    expect([...problems, ...ofMember]).toEqual([])
  }
)

testInDepth(
  'on a phone: goods that are not sent go back to the shelf, the last piece with the freight',
  async () => {
    const buyer = await takeBuyer()
    await ask(buyer, 'POST', ADDRESSES, RECEIVER)
    const [orderNo, manager] = await Promise.all([buyGoods(buyer, 2), hire('manager')])
    const { page, problems } = await takePhone(POCKET)
    await typeLogin(page, manager)
    await page.goto(`${appOrigin()}/console/order/${orderNo}`)
    const dialog = page.getByRole('dialog')
    for (const isLast of [false, true]) {
      await page.getByRole('button', { name: '按件退款' }).click()
      await dialog.getByRole('spinbutton').fill('1')
      await dialog.getByText(/^退款合计 ¥/).waitFor()
      // the preview of the piece before stays until this one's is there
      if (isLast) await dialog.getByText('运费', { exact: true }).waitFor()
      else expect(await dialog.getByText('运费', { exact: true }).count()).toBe(0)
      await fitsWidth(page)
      expect(await barriers(page)).toEqual([])
      await dialog.getByLabel(/^原因/).fill(isLast ? '其余也不要了' : '买家少要一件')
      await dialog.getByRole('button', { name: '确认退款' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    // nothing is left to refund
    await page.getByRole('button', { name: '按件退款' }).waitFor({ state: 'detached' })
    await page.getByText('2 件').first().waitFor()

    const { page: phone } = await takePhone()
    await carry(phone, buyer.token)
    await phone.goto(`${appOrigin()}/pages-my/orderDetail?orderNo=${orderNo}`)
    await see(phone, /退款/)
    expect(problems).toEqual([])
  }
)
