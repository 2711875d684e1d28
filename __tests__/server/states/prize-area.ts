/** Prizes that were won: their states, with what was handed over for them, and all that can happen to them. */
import { randomUUID } from 'node:crypto'
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import { consoleCall } from '../../support/server/console'
import type { LotteryShop } from '../lottery/lottery-shop'
import { orderFaults } from './books'
import type { Area, Subject } from './pairs'

export interface PrizeSubject extends Subject {
  readonly orderNo: string
  readonly token: string
  readonly drawId: string
}

let winners = 0
const REST = 61_000

/** @param staff token of somebody who may do everything */
export function prizeArea(shop: LotteryShop, staff: string): Area<PrizeSubject> {
  const { pool, db } = shop.database
  const byStaff = (name: ConsoleCallName, input: Record<string, unknown>) =>
    consoleCall(shop, consoleEndpoints[name], input, { token: staff })

  /** Won with the try of an order. */
  const won = (prizeId: string) => async (): Promise<PrizeSubject> => {
    const memberId = `winner-${(winners += 1)}`
    const token = await shop.login(memberId)
    await shop.address(memberId)
    const { orderNo } = await shop.order(token)
    await shop.confirm(await shop.begin(token, orderNo))
    await shop.only('none')
    // the try of the day
    await shop.draw(token)
    await shop.only(prizeId)
    const { data } = await shop.draw(token)
    return { memberId, token, orderNo, drawId: data.drawId, ids: [data.drawId] }
  }
  const after =
    (from: () => Promise<PrizeSubject>, ...names: readonly string[]) =>
    async () => {
      const subject = await from()
      for (const name of names) await events[name]?.(subject)
      return subject
    }
  const tooLate = (from: () => Promise<PrizeSubject>) => async () => {
    const subject = await from()
    await pool.query(`update lottery_draws set claim_by = $2 where id = $1`, [
      subject.drawId,
      new Date(shop.clock.now().getTime() - 1)
    ])
    return subject
  }
  const claimed = (outcome: 'done' | 'refused') => async (subject: PrizeSubject) => {
    shop.recharges.outcome = outcome
    return shop.claim(subject.token, {
      drawId: subject.drawId,
      addressId: subject.memberId,
      mobile: '13800000000'
    })
  }
  const receiveId = async (drawId: string) =>
    (
      await shop.row<{ id: string | null } | undefined>(
        'select receive_id as id from lottery_draws where id = $1',
        [drawId]
      )
    )?.id ?? 'none'
  const events: Area<PrizeSubject>['events'] = {
    'it is claimed': claimed('done'),
    'it is claimed, and the recharge fails': claimed('refused'),
    'it has come': ({ token, drawId }) => shop.ask('receivedPrize', { drawId }, token),
    'the warehouse goes on': async () => {
      shop.clock.advance(REST)
      await shop.jobs.run('send prizes')
    },
    'staff send it': async ({ drawId }) => {
      const { no } = await shop.row<{ no: string | null }>(
        'select ship_no as no from lottery_draws where id = $1',
        [drawId]
      )
      const giftNo = no ?? '26112800000000000000'
      const trackingNo = `SF${randomUUID().replaceAll(/\D/g, '').padEnd(12, '7').slice(0, 12)}`
      return byStaff('shipGift', { kind: 'prize', giftNo, carrier: 'shunfeng', trackingNo })
    },
    'its code is marked as used': async ({ token, drawId }) =>
      shop.ask('markReceiveUsed', { receiveId: await receiveId(drawId) }, token),
    'the buyer asks for the money of the order': ({ token, orderNo }) =>
      shop.ask(
        'applyAfterSale',
        { orderNo, kind: 'refund', reason: '不想要了', lines: [{ lineNo: 1, quantity: 1 }] },
        token
      ),
    'staff give the order back': ({ orderNo }) =>
      byStaff('refundOrder', { orderNo, amountFen: 990, reason: '协商退款' }),
    'somebody else claims it': async ({ drawId }) => {
      const memberId = `other-${(winners += 1)}`
      const token = await shop.login(memberId)
      return shop.claim(token, { drawId, addressId: await shop.address(memberId), mobile: '13800000000' })
    }
  }
  const [mug, cup, phone] = [won('mug'), won('cup'), won('phone')]
  return {
    pool,
    states: {
      'goods won': mug,
      'goods too late': tooLate(mug),
      'goods claimed': after(mug, 'it is claimed'),
      'goods packed': after(mug, 'it is claimed', 'the warehouse goes on'),
      'goods sent': after(mug, 'it is claimed', 'staff send it'),
      'goods received': after(mug, 'it is claimed', 'staff send it', 'it has come'),
      'goods revoked': after(mug, 'the buyer asks for the money of the order'),
      'code won': cup,
      'code too late': tooLate(cup),
      'code claimed': after(cup, 'it is claimed'),
      'code used': after(cup, 'it is claimed', 'its code is marked as used'),
      'recharge won': phone,
      'recharge failed': after(phone, 'it is claimed, and the recharge fails'),
      'recharge failed, too late': tooLate(after(phone, 'it is claimed, and the recharge fails')),
      'recharge done': after(phone, 'it is claimed'),
      'coupon won': won('ten'),
      'points won': won('p50'),
      'nothing won': won('none')
    },
    events,
    async stateOf({ orderNo, drawId }) {
      const { words } = await shop.row<{ words: string }>(
        `select concat_ws(', ', 'prize ' || d.state, 'record ' || r.state, 'order ' || o.state,
           (select 'refund ' || string_agg(f.state, ' ') from refunds f where f.order_no = o.order_no)) as words
         from lottery_draws d left join receive_records r on r.id = d.receive_id join orders o on o.order_no = $2 where d.id = $1`,
        [drawId, orderNo]
      )
      return words
    },
    async faults({ orderNo, memberId }) {
      const { n } = await shop.row<{ n: number }>(
        `select count(*)::int as n from receive_records where member_id = $1 and order_no is null and state in ('issued','used')`,
        [memberId]
      )
      return [...(n > 1 ? [`${n} records of one prize`] : []), ...(await orderFaults({ pool, db }, orderNo))]
    }
  }
}
