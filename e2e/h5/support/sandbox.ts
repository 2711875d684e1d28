import type { BrowserContext, Page } from 'playwright-core'
import { appOrigin } from './phone'
import { patience } from '../../../__tests__/support/patience'

/** The shop's side of an order, on the pages of the sandbox in a tab of its own. */
export interface ShopSide {
  /** Waits until the warehouse has the order, and sends its next parcel. */
  sendParcel(orderNo: string): Promise<void>
  /** Moves each parcel of the order one step on. */
  moveParcels(orderNo: string): Promise<void>
  /** What the merchant does to the newest request of the order; a refusal says why. */
  decide(
    orderNo: string,
    act: '同意退款' | '同意退货' | '拒绝' | '确认收到退货',
    reason?: string
  ): Promise<void>
}

const cardOf = (page: Page, orderNo: string) => page.locator('.card', { hasText: orderNo })

/** Opens the pages of warehouse and merchant. */
export async function takeShopSide(context: BrowserContext): Promise<ShopSide> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience(60_000))
  const open = (path: string) => page.goto(`${appOrigin()}/sandbox/${path}`)
  return {
    async sendParcel(orderNo) {
      const button = (name: string) => cardOf(page, orderNo).getByRole('button', { name })
      const send = button('发出下一个包裹')
      // a paid order rests for a minute before the warehouse hears of it, unless it is told to
      const hasten = button('立即到仓')
      for (let tries = 0; tries < 30; tries += 1) {
        await open('warehouse')
        if (await send.isVisible()) return send.click()
        if (await hasten.isVisible()) await hasten.click()
        await page.waitForTimeout(1_000)
      }
      throw new Error(`the warehouse has nothing to send of ${orderNo}`)
    },
    async moveParcels(orderNo) {
      await open('warehouse')
      const steps = () => cardOf(page, orderNo).getByRole('button', { name: '前进一步' })
      for (let parcel = 0; parcel < (await steps().count()); parcel += 1) await steps().nth(parcel).click()
    },
    async decide(orderNo, act, reason) {
      await open('merchant')
      const request = cardOf(page, orderNo).first()
      if (reason !== undefined) {
        await request.getByText('拒绝申请').click()
        await request.getByLabel('拒绝原因').fill(reason)
      }
      await request.getByRole('button', { name: act, exact: true }).click()
    }
  }
}
