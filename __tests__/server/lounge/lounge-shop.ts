/** A shop that sells memberships for one lounge, for tests of orders, codes and gates. */
import type { Data, Order } from '../../../contract/types'
import { enterLounge, type EntryAnswer } from '../../../server/modules/lounge'
import { loungeModule } from '../../../server/modules/lounge/routes'
import { aftersaleModule } from '../../../server/modules/aftersale/routes'
import type { CallResult } from '../../support/server/call'
import { openShop, type Shop } from '../payment/shop'

/** Three visits, two guests in all and at once, 90 days. */
export const PLAN = 'three'
export const PRICE = 39_900
/** Version of the terms in force. */
export const TERMS = '1'
/** One visit, no guest, 30 days. */
export const SINGLE = 'single'
export const LOUNGE = 'pek-1'
/** What the test server signs with. */
export const SIGNING = 'test-secret-test-secret-test-secret'

export interface LoungeShop extends Shop {
  /** A membership, paid. */
  bought(token: string, planId?: string): Promise<Order>
  check(token: string, orderNo?: string): Promise<CallResult<Data<'orderCheck'>>>
  /** A code of now. */
  code(token: string): Promise<string>
  /** Holds a code before the gate. */
  enter(code: string, scan: string, guests?: number, loungeId?: string): Promise<EntryAnswer>
  visits(token: string): Promise<Data<'listLoungeVisits'>>
  apply(token: string, orderNo: string): Promise<CallResult<{ state: string }>>
  carryOut(): Promise<void>
}

export async function openLoungeShop(over: Parameters<typeof openShop>[0] = {}): Promise<LoungeShop> {
  const shop = await openShop({ modules: [loungeModule, aftersaleModule], ...over })
  const { pool, db } = shop.database
  await pool.query(`
    insert into airports (id, name, city, pinyin, hot, on_sale) values ('PEK', '北京首都国际机场', '北京', 'bei jing shou du', 9, true)`)
  await pool.query(`
    insert into lounges (id, airport_id, name, terminal, area, place, opens_at, closes_at, stay_hours, facilities, picture, on_sale, sort)
    values ('${LOUNGE}', 'PEK', '首都贵宾厅', 'T3', 'domestic', '安检后直行', '06:00', '23:00', 3, '{meal}', '/assets/a.webp', true, 1),
      ('pek-shut', 'PEK', '停业贵宾厅', 'T2', 'domestic', '安检后', '06:00', '23:00', 3, '{}', '/assets/a.webp', false, 2)`)
  await pool.query(
    `insert into agreements (kind, version, title, html, effective_at) values ('lounge', '${TERMS}', '条款', '<p>一</p>', '2026-01-01')
     on conflict do nothing`
  )
  await pool.query(`
    insert into lounge_plans (id, name, subtitle, picture, price_fen, list_price_fen, days, visits, guests, guests_at_once, stock, on_sale, sort)
    values ('${PLAN}', '三次卡', '', '/assets/a.webp', ${PRICE}, 59700, 90, 3, 2, 2, 100, true, 1),
      ('${SINGLE}', '单次卡', '', '/assets/a.webp', 15000, 15000, 30, 1, 0, 0, null, true, 2)`)

  return {
    ...shop,
    async bought(token, planId = PLAN) {
      const made = await shop.ask<Order>(
        'createOrder',
        { kind: 'lounge', itemId: planId, termsVersion: TERMS },
        token
      )
      if (made.resultCode !== '100') throw new Error(`${made.resultCode} ${made.resultMsg}`)
      await shop.confirm(await shop.begin(token, made.data.orderNo))
      return made.data
    },
    check: (token, orderNo) => shop.ask('orderCheck', orderNo ? { orderNo } : {}, token),
    async code(token) {
      const answer = await shop.ask<Data<'qrCode'>>('qrCode', {}, token)
      if (answer.resultCode !== '100') throw new Error(`${answer.resultCode} ${answer.resultMsg}`)
      return answer.data.code
    },
    enter: (code, scan, guests = 0, loungeId = LOUNGE) =>
      enterLounge({ db, signing: SIGNING }, { code, scan, guests, loungeId }, shop.clock.now()),
    async visits(token) {
      return (await shop.ask<Data<'listLoungeVisits'>>('listLoungeVisits', {}, token)).data
    },
    apply: (token, orderNo) =>
      shop.ask(
        'applyAfterSale',
        { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }], reason: '不想要了' },
        token
      ),
    async carryOut() {
      shop.clock.advance(3_600_000)
      await shop.jobs.run('carry out refunds')
    }
  }
}
