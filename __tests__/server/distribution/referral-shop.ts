import type { BindingOutcome, Commission, Data, Invitee } from '../../../contract/types'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'
import type { ShopOptions } from '../payment/shop'

export const DAY_MS = 86_400_000

/** A shop in which members bring friends, and what its tests do with them. */
export interface ReferralShop extends AfterShop {
  /** A member with an address. */
  someone(): Promise<Person>
  /** Binds a member to another by that one's code. */
  bring(friend: Person, referrer: Person): Promise<BindingOutcome>
  accept(token: string, code: string): Promise<BindingOutcome>
  codeOf(person: Person): Promise<string>
  earnings(person: Person): Promise<Data<'getEarnings'>>
  commissions(person: Person): Promise<Commission[]>
  invitees(person: Person): Promise<Invitee[]>
  /** The codes of an order are used: it cannot be given back any more. `isUsed: false`: they never were. */
  use(orderNo: string, isUsed?: boolean): Promise<void>
  /** All that is due settles. */
  settleAll(): Promise<void>
  /** How many accounts say another number than their entries, or entries than what the lines' kept money is worth: 0. */
  astray(): Promise<number>
}

export interface Person {
  readonly memberId: string
  readonly token: string
}

/** 5 % of everything, 8 % of tea from its category, 10 % of 龙井, 2 % of cards; settles 3 days after receipt. */
export const RATES = [
  { of: 'mallProduct', id: 'limited', basisPoints: 1000 },
  { of: 'mallCategory', id: 'tea', basisPoints: 800 },
  { of: 'kind', id: 'card', basisPoints: 200 },
  { of: 'plate', id: 'extra', basisPoints: 0 }
]

export async function openReferralShop(
  modules: NonNullable<ShopOptions['modules']> = []
): Promise<ReferralShop> {
  const shop = await openAfterShop(modules)
  const now = shop.clock.now().getTime()
  await shop.database.pool.query(
    `insert into referral_campaigns (id, title, subtitle, picture, rules_html, basis_points, rates, settle_days, starts_at, ends_at,
       channel_codes, sort)
     values ('autumn', '邀请有礼', '好友下单，你得佣金', '/p.webp', '<p>规则</p>', 500, $1, 3, $2, $3, '{main}', 1)`,
    [JSON.stringify(RATES), new Date(now - DAY_MS), new Date(now + 300 * DAY_MS)]
  )
  let count = 0
  const codeOf: ReferralShop['codeOf'] = async ({ token }) =>
    (await shop.ask<Data<'openInvitation'>>('openInvitation', {}, token)).data.code
  const accept: ReferralShop['accept'] = async (token, code) =>
    (await shop.ask<Data<'acceptInvitation'>>('acceptInvitation', { code }, token)).data.outcome
  return {
    ...shop,
    codeOf,
    accept,
    async use(orderNo, isUsed = true) {
      await shop.database.pool.query('update receive_records set state = $2 where order_no = $1', [
        orderNo,
        isUsed ? 'used' : 'issued'
      ])
    },
    async someone() {
      const memberId = `rf${(count += 1)}`
      const token = await shop.login(memberId, `138${String(count).padStart(8, '0')}`)
      await shop.address(memberId)
      return { memberId, token }
    },
    bring: async (friend, referrer) => accept(friend.token, await codeOf(referrer)),
    earnings: async ({ token }) => (await shop.ask<Data<'getEarnings'>>('getEarnings', {}, token)).data,
    commissions: async ({ token }) =>
      (await shop.ask<Data<'listCommissions'>>('listCommissions', { pageSize: 50 }, token)).data.list,
    invitees: async ({ token }) =>
      (await shop.ask<Data<'listInvitees'>>('listInvitees', { pageSize: 50 }, token)).data.list,
    settleAll: () => shop.jobs.run('settle commissions'),
    async astray() {
      const { n } = await shop.row<{ n: number }>(
        `select (
           select count(*) from commission_accounts a where row(a.pending_fen, a.settled_fen)::text <> (
             select row(coalesce(sum(e.pending_fen), 0)::int, coalesce(sum(e.settled_fen), 0)::int)::text from commission_entries e
             where e.member_id = a.member_id and e.channel_code = a.channel_code)
         )::int + (
           select count(*) from commissions c where c.amount_fen <> (
             select coalesce(sum((l.pay_fen - l.refunded_fen)::bigint * l.basis_points / 10000), 0) from commission_lines l
             where l.order_no = c.order_no)
           or c.amount_fen <> (
             select coalesce(sum(e.pending_fen + e.settled_fen), 0) from commission_entries e where e.order_no = c.order_no)
         )::int as n`
      )
      return n
    }
  }
}
