import type { Page } from 'playwright-core'
import { callApi, newestSmsCode, newMobile } from '../../support/api'
import { guestSession } from '../../support/guest-session'
import { arrive, fill, press, see } from './fingers'
import { appOrigin } from './phone'

/** Fills in the login form that is shown, with the code from the SMS inbox. */
export async function logIn(page: Page, mobile = newMobile()): Promise<string> {
  await fill(page, '请输入手机号', mobile)
  await press(page, '获取验证码')
  await see(page, /秒后重发/)
  await fill(page, '请输入验证码', await newestSmsCode(appOrigin(), mobile))
  await page.getByRole('checkbox').filter({ visible: true }).last().click()
  await press(page, '登录')
  return mobile
}

/** A session for journeys that begin later. */
export const sessionOf = (mobile?: string): Promise<string> => guestSession(appOrigin(), mobile)

/** Puts a session on the phone before its first page. */
export async function carry(page: Page, token: string): Promise<void> {
  await page.addInitScript(
    (value) => localStorage.setItem('accessToken', JSON.stringify({ v: value, e: Date.now() + 3_600_000 })),
    token
  )
}

/** From our cashier to the sandbox's page of the payment channel. */
export async function goToChannel(page: Page): Promise<void> {
  await press(page, '立即支付')
  await page.waitForURL(/\/sandbox\/cashier/)
}

/** Pays there, with the notice on its way as chosen. */
export async function payAtChannel(page: Page, notice?: 'slow' | 'lost' | 'twice'): Promise<void> {
  if (notice) await page.selectOption('select[name=notice]', notice)
  await page.getByRole('button', { name: '支付', exact: true }).click()
}

/** Cancels at the payment channel, and goes to the purchase records, which show one order, to be paid. */
export async function cancelAtChannel(page: Page, token: string): Promise<void> {
  await goToChannel(page)
  await page.getByRole('button', { name: '取消支付' }).click()
  await arrive(page, '/pages/h5PayRedirect')
  await press(page, '暂不支付，查看订单')
  await arrive(page, '/pages-my/orderRecord')
  await see(page, '去支付')
  expect((await ordersOf(token)).map(({ state }) => state)).toEqual(['unpaid'])
}

/** Opens the cashier for a card that is not ordered yet. */
export async function openCashier(page: Page, itemId = 'main-season'): Promise<void> {
  await page.goto(`${appOrigin()}/pages/pay?kind=card&itemId=${itemId}`)
  await arrive(page, '/pages/pay')
  await see(page, '立即支付')
}

interface OrderBrief {
  orderNo: string
  state: string
}

/** The member's orders as the server has them, newest first. */
export async function ordersOf(token: string): Promise<OrderBrief[]> {
  const answer = await callApi<{ list: OrderBrief[] }>(
    appOrigin(),
    'POST',
    '/unionbuy-server/order/orderList',
    {
      token,
      body: {}
    }
  )
  return answer.data.list
}

/** Cancels an order behind the page's back; fails where the server does not do it. */
export async function cancelBehind(token: string, orderNo: string): Promise<void> {
  const path = `/unionbuy-server/order/cancelOrder?orderNo=${orderNo}`
  const { resultCode, resultMsg } = await callApi(appOrigin(), 'GET', path, { token })
  if (resultCode !== '100') throw new Error(`the order was not cancelled: ${resultCode} ${resultMsg}`)
}
