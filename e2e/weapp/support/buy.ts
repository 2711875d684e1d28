import type { MiniProgram } from '../host/mini-program'

/** Opens the cashier for a card, as a link does, and waits until it can be paid. */
export async function openCardCashier(app: MiniProgram, cardId: string): Promise<void> {
  await app.showAgain({ path: 'pages/pay/index', query: { kind: 'card', itemId: cardId } })
  await app.waitForText('立即支付')
}

/** Pays in the sheet that opens and waits for the result that the server confirms: that what was bought is `given`. */
export async function payHere(app: MiniProgram, given = '会员卡已开通'): Promise<void> {
  await app.tap('立即支付')
  await app.waitForPage('pages/payResult/index')
  await app.waitForText(given)
}

/** A member who has this card. */
export async function buyCard(app: MiniProgram, cardId: string): Promise<void> {
  await openCardCashier(app, cardId)
  await payHere(app)
}
