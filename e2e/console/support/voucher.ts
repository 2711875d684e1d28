import { rotatingCode } from '@contract/wallet/live-code'
import { newMobile } from '../../support/api'
import { ask, buy, type Buyer } from '../../support/buy'
import { guestSession } from '../../support/guest-session'
import { appOrigin } from '../../h5/support/phone'

/** A voucher for a latte that a member bought. */
export interface Bought {
  readonly token: string
  readonly mobile: string
  readonly receiveId: string
  readonly number: string
  /** What its owner's phone shows now. */
  readonly code: () => string
}

interface LiveKeys {
  readonly keys: readonly { readonly number: string; readonly key: string }[]
}

/** A new member buys one. It can be taken in the stores of its brand; {@link LATTE_STORE} is one. */
export async function buyVoucher(): Promise<Bought> {
  const mobile = newMobile()
  const token = await guestSession(appOrigin(), mobile)
  const buyer: Buyer = { origin: appOrigin(), channel: 'main', token }
  await buy(buyer, { kind: 'product', itemId: 'p-latte' })
  const listed = '/unionbuy-server/mp/personalCenter/pageMyReceiveRecord'
  const { list } = await ask<{ list: readonly { receiveId: string }[] }>(buyer, 'POST', listed, {})
  const receiveId = list[0]?.receiveId ?? ''
  await ask(buyer, 'POST', '/unionbuy-server/privilege/showReceiveCode', { receiveId })
  const keys = `/unionbuy-server/wallet/getLiveKeys?kind=voucher&id=${receiveId}`
  const [key] = (await ask<LiveKeys>(buyer, 'GET', keys)).keys
  if (!key) throw new Error('the voucher has no key')
  return { token, mobile, receiveId, number: key.number, code: () => rotatingCode(key, Date.now()).code }
}

/** A store that takes them. */
export const LATTE_STORE = 'm-310000-wuyu'
