import { demoMember, type DemoMember } from '../../../scripts/lib/demo-member.mjs'
import { callApi, newMobile } from '../api'
import { ask, type Buyer } from '../buy'
import { canariesIn, phoneCanaries } from './canaries'

/** One of the two who use a phone in turn, and all by which they would be known to the other. */
export interface MazeMember {
  readonly name: string
  readonly mobile: string
  readonly things: DemoMember
  /** Words that only this member may see; more as the walk goes on. */
  readonly canaries: Set<string>
  /** Learns what the member has come by since. */
  learn(): Promise<void>
}

/** Calls whose answers name what is a member's own. */
const OWN: readonly [method: 'GET' | 'POST', path: string][] = [
  ['POST', '/unionbuy-server/order/orderList'],
  ['GET', '/unionbuy-server/deliveryAddress/getDeliveryAddressList'],
  ['GET', '/unionbuy-server/mp/personalCenter/getMyCardInfo'],
  ['POST', '/unionbuy-server/mp/personalCenter/pageMyReceiveRecord']
]

/** A member with a card, coupons, orders, a voucher, and an address and a name like nobody else's. */
export async function mazeMember(origin: string, name: string): Promise<MazeMember> {
  const mobile = newMobile()
  const things = await demoMember(origin, mobile)
  const me: Buyer = { origin, channel: 'main', token: things.token }
  const tail = mobile.slice(-6)
  const address = {
    name: `${name}收件${tail}`,
    mobile: newMobile(),
    areaCode: '310101',
    street: '',
    detail: `${name}之巷${tail}弄3号`,
    isDefault: true
  }
  await ask(me, 'POST', '/unionbuy-server/deliveryAddress/saveUpdateDeliveryAddress', address)
  const nickname = `${name}旅人${tail}`
  await ask(me, 'POST', '/unionbuy-server/mp/personalCenter/updatePersonalInfo', { nickname })
  const canaries = new Set([nickname, address.name, address.detail])
  for (const number of [mobile, address.mobile]) phoneCanaries(number).forEach((word) => canaries.add(word))
  const member: MazeMember = {
    name,
    mobile,
    things,
    canaries,
    async learn() {
      for (const [method, path] of OWN) {
        const { data } = await callApi<unknown>(origin, method, path, { token: things.token })
        canariesIn(data).forEach((word) => canaries.add(word))
      }
    }
  }
  await member.learn()
  return member
}

/** Whose session a token is: of one of these, of nobody (it has ended), or of somebody else. */
export async function memberOf(
  origin: string,
  token: string,
  members: readonly MazeMember[]
): Promise<MazeMember | undefined> {
  const path = '/unionbuy-server/personalCenter/getMemberMobile'
  const { data } = await callApi<{ mobile: string } | null>(origin, 'GET', path, { token })
  return members.find(({ mobile }) => mobile === data?.mobile)
}
