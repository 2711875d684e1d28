import { newMobile } from '../support/api'
import { ask, buy, type Buyer } from '../support/buy'
import { guestSession } from '../support/guest-session'
import { barriers } from '../h5/support/reading/barriers'
import { appOrigin, putPhonesAway, takePhone } from '../h5/support/phone'
import { hire, POCKET, typeLogin } from './support/staff'

afterAll(putPhonesAway)

interface Voucher {
  readonly receiveId: string
  readonly code: string | null
}

/** The number of a voucher that a member bought and shows. */
async function voucherNumber(): Promise<string> {
  const token = await guestSession(appOrigin(), newMobile())
  const buyer: Buyer = { origin: appOrigin(), channel: 'main', token }
  await buy(buyer, { kind: 'product', itemId: 'p-latte' })
  const listed = '/unionbuy-server/mp/personalCenter/pageMyReceiveRecord'
  const { list } = await ask<{ list: readonly Voucher[] }>(buyer, 'POST', listed, {})
  const receiveId = list[0]?.receiveId
  const shown = await ask<Voucher>(buyer, 'POST', '/unionbuy-server/privilege/showReceiveCode', { receiveId })
  if (shown.code === null) throw new Error('the voucher has no code')
  return shown.code
}

test('a voucher is taken once in a shop, and a mistake is undone', async () => {
  const [number, owner] = await Promise.all([voucherNumber(), hire('owner')])
  const { page, problems } = await takePhone(POCKET)
  await typeLogin(page, owner, '/shop')

  const look = async (code: string) => {
    await page.getByLabel('券码或票号').fill(code)
    await page.getByRole('button', { name: /查\s*询/ }).click()
  }
  await look('0000000000000000')
  await page.getByText('没有这张券或票，或不属于您的门店').waitFor()
  expect(await barriers(page)).toEqual([])

  await look(number)
  await page.getByText('经典拿铁', { exact: false }).first().waitFor()
  await page.getByLabel('没有扫码的原因').fill('屏幕碎了，扫不出来')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: '确认使用' }).click()
  await page.getByText('已核销', { exact: true }).waitFor()
  await page.getByRole('heading', { name: '今日核销 1 张' }).waitFor()
  expect(await page.getByRole('button', { name: '确认使用' }).count()).toBe(0)

  await page.getByRole('button', { name: /撤\s*销/ }).click()
  await page.getByLabel(/^原因/).fill('拿错了券')
  await page.getByRole('button', { name: '确认撤销' }).click()
  await page.getByRole('heading', { name: '今日核销 0 张' }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(problems).toEqual([])
})
