/** A shop with lotteries: real server, real PostgreSQL, prizes of every kind. */
import type { Data, LotteryDraw, MyPrize } from '../../../contract/types'
import type { RechargeGateway, RechargeRequest } from '../../../server/gateways/recharge/recharge-gateway'
import type { WarehouseGateway } from '../../../server/gateways/warehouse/warehouse-gateway'
import { createLogistics } from '../../../server/gateways/logistics/create-logistics'
import { addressModule } from '../../../server/modules/address/routes'
import { lotteryModule } from '../../../server/modules/lottery/routes'
import { createSandboxWarehouse } from '../../../server/sandbox/warehouse/sandbox-warehouse'
import type { CallResult } from '../../support/server/call'
import { openShop, type Shop, type ShopOptions } from '../payment/shop'

export interface LotteryShop extends Shop {
  readonly warehouse: WarehouseGateway
  /** Recharges that were asked for, and how the next ones end. */
  readonly recharges: { readonly asked: RechargeRequest[]; outcome: 'done' | 'refused' }
  see(token: string | undefined, input?: Record<string, unknown>): Promise<CallResult<Data<'getLottery'>>>
  draw(token: string, input?: Record<string, unknown>, key?: string): Promise<CallResult<LotteryDraw>>
  prizes(token: string): Promise<MyPrize[]>
  claim(token: string, input: Record<string, unknown>, key?: string): Promise<CallResult<MyPrize>>
  address(memberId: string): Promise<string>
  /** Leaves of a lottery one prize to be drawn, beside the fallback. */
  only(prizeId: string, stock?: number | null): Promise<void>
  stockOf(prizeId: string): Promise<number | null>
}

const DAY_MS = 86_400_000

/**
 * `wheel`: a try a day, one for a card, one for a share, one for an order of 500 fen or more; prizes `mug` (goods), `cup` (a
 * code), `phone` (a recharge), `ten` (a coupon), `p50` (points), `none`. The fallback is `p1`, a point. `soon` and `over` are
 * not running, `candied` is another channel's.
 */
export async function openLotteryShop(
  modules: NonNullable<ShopOptions['modules']> = []
): Promise<LotteryShop> {
  let warehouse: WarehouseGateway | undefined
  const recharges: LotteryShop['recharges'] = { asked: [], outcome: 'done' }
  const recharge: RechargeGateway = {
    async submit(request) {
      recharges.asked.push(request)
      return recharges.outcome === 'done' ? { state: 'done' } : { state: 'refused', reason: '号码不支持充值' }
    }
  }
  const shop = await openShop({
    recharge,
    modules: [addressModule, lotteryModule, ...modules],
    sending: async ({ settings, db }) => {
      warehouse = createSandboxWarehouse(db)
      return { warehouse, logistics: await createLogistics(settings) }
    }
  })
  if (!warehouse) throw new Error('no warehouse')
  const { pool } = shop.database
  const day = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS)
  await pool.query(`update channels set config = $1 where code = 'main'`, [
    { points: { earnPerYuan: 0, worthFen: 1, mostPercent: 50, leastPoints: 10, lifeDays: 10 } }
  ])
  await pool.query(`insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen, face_text,
      rules_html, usage_html, validity_days, delivery)
    values ('phone', 'recharge', 'b', '话费', '', '/p.webp', '{}', 1000, '', '', '', 30, 'account')`)
  await pool.query(
    `insert into lotteries (id, title, subtitle, look, rules_html, starts_at, ends_at, daily_tries, card_tries, share_tries,
       order_tries, order_from_fen, channel_codes, sort)
     values ('wheel', '转一转', '', 'wheel', '<p>规则</p>', $1, $2, 1, 1, 1, 1, 500, '{main}', 1),
       ('soon', '未开始', '', 'wheel', '', $2, $3, 1, 0, 0, 0, 0, '{}', 2),
       ('over', '已结束', '', 'grid', '', $4, $1, 1, 0, 0, 0, 0, '{}', 3),
       ('candied', '糖果', '', 'grid', '', $1, $2, 1, 0, 0, 0, 0, '{candy}', 4)`,
    [day(-1), day(25), day(30), day(-9)]
  )
  await pool.query(`insert into lottery_prizes (id, lottery_id, name, kind, picture, weight, stock, privilege_id, coupon_id,
      points, claim_days, fallback, sort)
    select p.* from (values
      ('mug', 'wheel', '马克杯', 'goods', '/mug.webp', 10, 5, null, null, null::int, 7, false, 1),
      ('cup', 'wheel', '茶饮券', 'privilege', '/cup.webp', 10, 5, 'cup', null, null, 7, false, 2),
      ('phone', 'wheel', '话费', 'privilege', '/phone.webp', 10, 5, 'phone', null, null, 7, false, 3),
      ('ten', 'wheel', '立减券', 'coupon', '/ten.webp', 10, 5, null, 'cut', null, 7, false, 4),
      ('p50', 'wheel', '50 积分', 'points', '/p.webp', 10, 5, null, null, 50, 7, false, 5),
      ('none', 'wheel', '谢谢参与', 'none', '/n.webp', 10, null::int, null, null, null, 7, false, 6),
      ('p1', 'wheel', '1 积分', 'points', '/p.webp', 40, null, null, null, 1, 7, true, 7)) p`)
  const see: LotteryShop['see'] = (token, input = {}) =>
    shop.ask('getLottery', input, token as unknown as string)
  return {
    ...shop,
    warehouse,
    recharges,
    see,
    draw: (token, input = {}, key) =>
      shop.ask('drawLottery', { lotteryId: 'wheel', ...input }, token, key ? { key } : {}),
    async prizes(token) {
      return (await shop.ask<Data<'listMyPrizes'>>('listMyPrizes', { pageSize: 50 }, token)).data.list
    },
    claim: (token, input, key) => shop.ask('claimPrize', input, token, key ? { key } : {}),
    async address(memberId) {
      await pool.query(
        `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, detail)
         values ($1, $1, '收件人', '13900000000', '310106', '上海市', '上海市', '静安区', '长乐路 1 号')`,
        [memberId]
      )
      return memberId
    },
    async only(prizeId, stock) {
      await pool.query(
        `update lottery_prizes set weight = case when id = $1 then 1 else 0 end,
           stock = case when id = $1 and $3 then $2::int else stock end where lottery_id = 'wheel'`,
        [prizeId, stock ?? null, stock !== undefined]
      )
    },
    async stockOf(prizeId) {
      const { stock } = await shop.row<{ stock: number | null }>(
        'select stock from lottery_prizes where id = $1',
        [prizeId]
      )
      return stock
    }
  }
}
