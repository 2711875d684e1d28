import { readFileSync } from 'node:fs'
import { newMobile } from '../support/api'
import { ask, buy } from '../support/buy'
import { buyGoods } from '../support/demo-orders'
import { guestSession } from '../support/guest-session'
import { barriers } from '../h5/support/reading/barriers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from '../h5/support/phone'
import { watchAddresses } from './support/addresses'
import { DESK, hire, POCKET, typeLogin } from './support/staff'
import { testInDepth } from '../../__tests__/support/level'
import { fitsWidth } from './support/width'

hidePictures()
afterAll(putPhonesAway)

/** An order of a member's, paid. */
async function sell(): Promise<{ readonly orderNo: string; readonly mobile: string }> {
  const mobile = newMobile()
  const token = await guestSession(appOrigin(), mobile)
  const buyer = { origin: appOrigin(), channel: 'main', token }
  return { orderNo: await buy(buyer, { kind: 'card', itemId: 'main-season' }), mobile }
}

test('an owner finds an order by its number, refunds a part of it, and keeps its buyer out, each for a reason', async () => {
  const [{ orderNo, mobile }, owner] = await Promise.all([sell(), hire('owner', ['--totp'])])
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, { name: owner.name, password: 'not the password' })
  await page.getByRole('alert').waitFor()
  expect(await barriers(page)).toEqual([])
  await typeLogin(page, owner)

  await page.getByRole('link', { name: '订单', exact: true }).click()
  await page.getByLabel('订单号').fill(orderNo)
  await page.getByRole('button', { name: /查\s*询/ }).click()
  await page.getByText('第 1 页').waitFor({ state: 'detached' })
  const row = page.getByRole('row').filter({ hasText: orderNo })
  await row.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`).waitFor()
  expect(await barriers(page)).toEqual([])

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file.startsWith('\uFEFF')).toBe(true)
  expect(file).toContain(`"=""${orderNo}"""`)
  expect(file.trim().split('\r\n')).toHaveLength(2)

  await row.getByRole('link', { name: orderNo }).click()
  await page.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor()
  await page.getByRole('heading', { name: '商品' }).waitFor()
  await page.getByRole('cell', { name: '季卡' }).first().waitFor()
  await page.getByText('支付成功').waitFor()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: '查看完整手机号' }).click()
  await page.getByLabel(/^原因/).fill('客户来电核对')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /查\s*看$/ }).click()
  await page.getByText(mobile, { exact: true }).waitFor()

  await page.getByRole('button', { name: '按金额退款', exact: true }).click()
  await page.getByLabel('退款金额').fill('12.34')
  await page.getByText('只退款 ¥12.34，权益和商品不收回').waitFor()
  await page.getByLabel(/^原因/).fill('少送一件')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: '确认按金额退款' }).click()
  await page.getByRole('row').filter({ hasText: '少送一件' }).getByText('¥12.34').waitFor()

  await page.getByRole('link', { name: /^会员/ }).last().click()
  await page.getByRole('heading', { name: '会员卡' }).waitFor()
  await page.getByRole('cell', { name: '悦享季卡' }).first().waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: '停用会员' }).click()
  await page.getByLabel(/^原因/).fill('冒用他人账号')
  await page.getByRole('button', { name: '确认停用会员' }).click()
  await page.getByText('已停用', { exact: true }).waitFor()

  await page.getByRole('link', { name: '操作记录' }).click()
  await page.getByRole('row').filter({ hasText: '冒用他人账号' }).getByText('停用会员').waitFor()
  const act = page.getByRole('row').filter({ hasText: '客户来电核对' }).filter({ hasText: owner.name })
  await act.getByText('查看订单手机号').waitFor()
  await act.getByText(orderNo).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(problems).toEqual([])
})

/** Goods that somebody sends to somebody else. */
async function sendGoods(): Promise<{ readonly orderNo: string; readonly receiver: string }> {
  const receiver = newMobile()
  const token = await guestSession(appOrigin(), newMobile())
  const buyer = { origin: appOrigin(), channel: 'main', token }
  const address = { name: '沈从文', mobile: receiver, areaCode: '110101', detail: '东四十条 22 号' }
  await ask(buyer, 'POST', '/unionbuy-server/deliveryAddress/saveUpdateDeliveryAddress', address)
  return { orderNo: await buyGoods(buyer, 1), receiver }
}

test('a parcel is found by the phone of who receives it, which is in no address and not in the audit trail', async () => {
  const [{ orderNo, receiver }, owner] = await Promise.all([sendGoods(), hire('owner')])
  const { page, problems } = await takePhone(DESK)
  const addresses = watchAddresses(page)
  await typeLogin(page, owner)
  await page.getByRole('link', { name: '订单', exact: true }).click()
  await page.getByLabel('收货人手机').fill(receiver)
  expect(await page.getByLabel('会员手机').isDisabled()).toBe(true)
  await page.getByRole('button', { name: /查\s*询/ }).click()
  await page.getByText('按收货人手机号查询，每次都会记入操作记录').waitFor()
  const row = page.getByRole('row').filter({ hasText: orderNo })
  await row.waitFor()
  expect(await page.getByRole('row').count()).toBe(2)
  expect(await barriers(page)).toEqual([])
  await row.getByRole('link', { name: orderNo }).click()
  await page
    .getByText(`${receiver.slice(0, 3)}****${receiver.slice(-4)}`)
    .first()
    .waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '订单', exact: true }).waitFor()
  await row.waitFor()
  expect(await page.getByLabel('收货人手机').inputValue()).toBe(receiver)

  await page.getByLabel('收货人手机').fill(receiver.slice(0, 10))
  await page.getByRole('button', { name: /查\s*询/ }).click()
  await page.getByText('请输入正确的手机号').waitFor()
  await page.getByLabel('收货人手机').fill(newMobile())
  await page.getByRole('button', { name: /查\s*询/ }).click()
  await page.getByText('没有寄给这个手机号的订单，请核对号码').waitFor()
  expect(addresses.filter((address) => address.includes(receiver.slice(0, 10)))).toEqual([])

  await page.getByRole('link', { name: '操作记录' }).click()
  const act = page.getByRole('row').filter({ hasText: owner.name }).filter({ hasText: orderNo }).first()
  await act.getByText('按收货人手机号查订单').waitFor()
  expect(await page.getByText(receiver).count()).toBe(0)
  expect(problems).toEqual([])
})

testInDepth(
  'orders of a member are found by their phone, which is in no address, and from the page of the member',
  async () => {
    const [{ orderNo, mobile }, owner] = await Promise.all([sell(), hire('owner')])
    const { page, problems } = await takePhone(DESK)
    const addresses = watchAddresses(page)
    await typeLogin(page, owner)
    await page.getByRole('link', { name: '订单', exact: true }).click()
    await page.getByLabel('订单号').fill(mobile)
    await page.getByRole('button', { name: /查\s*询/ }).click()
    await page.getByText('这是手机号，请填在手机一栏').waitFor()
    await page.getByLabel('会员手机').fill(mobile)
    expect(await page.getByLabel('收货人手机').isDisabled()).toBe(true)
    await page.getByRole('button', { name: /查\s*询/ }).click()
    await page.getByText('按会员手机号查询，每次都会记入操作记录').waitFor()
    await page.getByText('这是手机号，请填在手机一栏').waitFor({ state: 'detached' })
    const row = page.getByRole('row').filter({ hasText: orderNo })
    await row.waitFor()
    expect(await page.getByRole('row').count()).toBe(2)
    expect(await barriers(page)).toEqual([])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 CSV' }).click()
    expect(readFileSync(await (await saved).path(), 'utf8')).toContain(orderNo)
    await row.getByRole('link', { name: orderNo }).click()
    await page.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor()

    await page.getByRole('link', { name: /^会员/ }).last().click()
    await page.getByRole('link', { name: '1 笔' }).click()
    await row.waitFor()
    expect(await page.getByRole('row').count()).toBe(2)
    expect(page.url()).toContain(`memberId=${await page.getByLabel('会员编号').inputValue()}`)
    expect(await barriers(page)).toEqual([])
    expect(addresses.filter((address) => address.includes(mobile))).toEqual([])

    // addresses that were kept when the number was in them
    for (const kept of ['orders', 'members']) {
      const [before, old] = [addresses.length, `${appOrigin()}/console/${kept}?phone=${mobile}`]
      await page.goto(old)
      await page
        .getByRole('row')
        .filter({ hasText: mobile.slice(-4) })
        .waitFor()
      expect(page.url()).toBe(`${appOrigin()}/console/${kept}`)
      expect(
        addresses.slice(before).filter((address) => address.includes(mobile) && address !== old)
      ).toEqual([])
      const looks = addresses.slice(before).filter((address) => address.endsWith(`${kept}/by-phone`))
      expect(looks).toHaveLength(1)
    }
    await page.context().clearCookies()
    await page.goto(`${appOrigin()}/console/members?phone=${mobile}`)
    await page.getByLabel('账号').waitFor()
    expect(page.url()).not.toContain(mobile)
    expect(problems).toEqual([])
  }
)

testInDepth('on a phone too; who may not read the audit trail is not led there', async () => {
  const [{ orderNo }, service] = await Promise.all([sell(), hire('service')])
  const { page, problems } = await takePhone(POCKET)
  await typeLogin(page, service)
  await page.getByRole('button', { name: '打开菜单' }).click()
  const orders = page.getByRole('link', { name: '订单', exact: true })
  await orders.waitFor()
  expect(await page.getByRole('link', { name: '操作记录' }).count()).toBe(0)
  await orders.click()
  await page.getByLabel('订单号').fill(orderNo)
  await page.getByRole('button', { name: /查\s*询/ }).click()
  const entry = page.getByRole('listitem').filter({ hasText: orderNo })
  await entry.getByText('季卡').waitFor()
  await page.waitForFunction(() => document.querySelectorAll('.entry').length === 1)
  await fitsWidth(page)
  expect(await barriers(page)).toEqual([])
  await entry.getByRole('link').click()
  await page.getByRole('heading', { name: '支付' }).waitFor()
  await fitsWidth(page)
  expect(await barriers(page)).toEqual([])

  // a session that was ended elsewhere leads to the login, and back
  await page.context().clearCookies()
  await page.getByRole('button', { name: '查看完整手机号' }).click()
  await page.getByLabel(/^原因/).fill('核对')
  await page.getByRole('button', { name: /查\s*看$/ }).click()
  await page.getByLabel('账号').waitFor()
  expect(problems).toEqual([])
})
