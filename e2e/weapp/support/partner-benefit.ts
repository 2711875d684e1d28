import { ask, type Buyer } from '../../support/buy'
import { PartnerVisit } from '../../support/partner-site'
import type { MiniProgram } from '../host/mini-program'
import { serverOrigin } from './app'
import { addressOf, comeBack } from './partner'

/** Pages of ours between a benefit and its partner, with what is pressed there. */
const ON_THE_WAY: Readonly<Record<string, string>> = {
  'pages/movieList/index': '购票',
  'pages/discountOrderingPay/index': '去选购'
}

/** Where a partner's mini-program logs our member in: as our web view would. */
async function openAtOtherMini(buyer: Buyer): Promise<PartnerVisit> {
  const { url } = await ask<{ url: string }>(buyer, 'GET', '/unionbuy-server/api/getQnxLoginUrl')
  return PartnerVisit.open(serverOrigin() + new URL(url).pathname + new URL(url).search)
}

/** From the button of a benefit to its partner: in a web view, by a page of ours, or in a mini-program of its own. */
async function reachPartner(app: MiniProgram, buyer: Buyer): Promise<PartnerVisit> {
  const left = app.outside.length
  await app.tap(app.has('去选购') ? '去选购' : '立即前往')
  if (app.outside.length > left) {
    expect(app.outside.at(-1)?.name).toBe('navigateToMiniProgram')
    return openAtOtherMini(buyer)
  }
  const between = ON_THE_WAY[app.path]
  if (between) {
    await app.waitForText(between)
    await app.tap(between, { nth: 0 })
  }
  await app.waitFor('the web view', () => app.webAddress !== undefined)
  return PartnerVisit.open(addressOf(app))
}

/** From a benefit to its partner, orders there, pays here; gives the title that the records must show. */
export async function buyAtPartner(app: MiniProgram, buyer: Buyer): Promise<string> {
  const { title, payUrl } = await (await reachPartner(app, buyer)).orderAnything()
  await comeBack(app, payUrl)
  await app.reach('the cashier', () => app.has('立即支付') || app.has('去支付'))
  await app.settle()
  if (app.has('去支付')) await app.tap('去支付')
  await app.waitForText('立即支付')
  await app.tap('立即支付')
  await app.waitForText('已收到付款')
  return title
}
