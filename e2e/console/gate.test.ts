/** Staff of a gate admit members to their lounge on their phone. */
import { newMobile } from '../support/api'
import { ask, pay, type Buyer } from '../support/buy'
import { guestSession } from '../support/guest-session'
import { barriers } from '../h5/support/reading/barriers'
import { appOrigin, putPhonesAway, takePhone } from '../h5/support/phone'
import { hire, POCKET, typeLogin } from './support/staff'

afterAll(putPhonesAway)

const API = '/unionbuy-server'

/** A member who bought a membership for lounges; gives the code that its page shows now. */
async function member(): Promise<() => Promise<string>> {
  const token = await guestSession(appOrigin(), newMobile())
  const buyer: Buyer = { origin: appOrigin(), channel: 'main', token }
  const { termsVersion } = await ask<{ termsVersion: string | null }>(buyer, 'GET', `${API}/yuetu/getFront`)
  const wish = { kind: 'lounge', itemId: 'yuetu-year', termsVersion }
  const { orderNo } = await ask<{ orderNo: string }>(buyer, 'POST', `${API}/order/createOrder`, wish)
  await pay(buyer, orderNo)
  return async () => (await ask<{ code: string }>(buyer, 'POST', `${API}/yuetu/qrCode`, {})).code
}

test('a member is admitted to the gate’s own lounge with guests, once per code', async () => {
  const [code, worker] = await Promise.all([member(), hire('gate', ['--lounges', 'pek-1'])])
  const { page, problems } = await takePhone(POCKET)
  await typeLogin(page, worker, '/shop')
  await page.getByText('贵宾厅', { exact: true }).click()
  const shown = await code()
  const enter = async (guests: string) => {
    await page.getByLabel('随行人数').fill(guests)
    await page.getByLabel('会员码').fill(shown)
    await page.getByRole('button', { name: '确认入场' }).click()
  }
  await enter('1')
  await page.getByText('请进', { exact: true }).waitFor()
  await page.getByText('还可进厅 11 次、随行 5 人次').waitFor()
  expect(await barriers(page)).toEqual([])
  await enter('0')
  await page.getByText('此码已经使用过，请对方刷新后再出示').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(problems).toEqual([])
})
