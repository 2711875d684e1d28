/** A shop whose member has something sent from each of the tables that keep the number of a receiver. */
import type { EndpointName } from '../../../contract/endpoints'
import type { DeliveryAddress, MyPrize, ReceiveRecord } from '../../../contract/types'
import { consoleModule } from '../../../server/composition'
import { addressModule } from '../../../server/modules/address/routes'
import { lotteryModule } from '../../../server/modules/lottery/routes'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

/** Not the member's own number. */
export const RECEIVER = '13912345678'
export const MASKED = '139****5678'

const PLACE = { name: '收货人', areaCode: '310106', street: '', detail: '长乐路 1 号', isDefault: true }

export interface ReceiverShop extends AfterShop {
  /** A member who saves an address, orders goods, and claims a gift and a prize: all are sent there. */
  liveThrough(): Promise<Life>
}

/** What became of it. */
export interface Life {
  readonly memberId: string
  readonly token: string
  readonly address: DeliveryAddress
  readonly orderNo: string
  readonly gift: ReceiveRecord
  readonly prize: MyPrize
}

export async function openReceiverShop(): Promise<ReceiverShop> {
  const shop = await openAfterShop([addressModule, lotteryModule, consoleModule])
  const { pool } = shop.database
  const day = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
  await pool.query(
    `insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen, face_text, rules_html, usage_html,
       validity_days, delivery)
     select 'gift', kind, brand_id, '礼盒', '', '/p.webp', '{}', 1000, '', '', '', 30, 'parcel' from privileges limit 1`
  )
  await pool.query(
    `insert into lotteries (id, title, subtitle, look, rules_html, starts_at, ends_at, daily_tries, card_tries, share_tries,
       order_tries, order_from_fen, channel_codes, sort)
     values ('wheel', '转一转', '', 'wheel', '', $1, $2, 1, 0, 0, 0, 0, '{}', 1)`,
    [day(-1), day(25)]
  )
  await pool.query(
    `insert into lottery_prizes (id, lottery_id, name, kind, picture, weight, stock, claim_days, fallback, sort, points)
     values ('mug', 'wheel', '马克杯', 'goods', '/mug.webp', 10, 50, 7, false, 1, null),
       ('p1', 'wheel', '1 积分', 'points', '/p.webp', 0, null, 7, true, 2, 1)`
  )
  return {
    ...shop,
    async liveThrough() {
      const { memberId, token } = await shop.someone()
      const ask = async <D>(name: EndpointName, input: Record<string, unknown>) => {
        const { resultCode, resultMsg, data } = await shop.ask<D>(name, input, token)
        if (resultCode !== '100') throw new Error(`${name}: ${resultCode} ${resultMsg}`)
        return data
      }
      const address = await ask<DeliveryAddress>('saveUpdateDeliveryAddress', { ...PLACE, mobile: RECEIVER })
      const { addressId } = address
      const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
      const receiveId = `gift-${memberId}`
      await pool.query(
        `insert into receive_records (id, member_id, privilege_id, state, expires_at) values ($1, $2, 'gift', 'issued', $3)`,
        [receiveId, memberId, day(20)]
      )
      const gift = await ask<ReceiveRecord>('claimReceiveParcel', { receiveId, addressId })
      const drawId = `draw-${memberId}`
      await pool.query(
        `insert into lottery_draws (id, lottery_id, member_id, channel_code, try_key, request_key, prize_id, prize_name, prize_kind,
           picture, state, claim_by)
         values ($1, 'wheel', $2, 'main', $1, $1, 'mug', '马克杯', 'goods', '/mug.webp', 'won', $3)`,
        [drawId, memberId, day(7)]
      )
      const prize = await ask<MyPrize>('claimPrize', { drawId, addressId })
      return { memberId, token, address, orderNo, gift, prize }
    }
  }
}
