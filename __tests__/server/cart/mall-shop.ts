import type { Data, Order } from '../../../contract/types'
import type { CallResult } from '../../support/server/call'
import { openShop, type Shop, type ShopOptions } from '../payment/shop'
import { holdCoupon, type CouponTermsInTest } from './hold-coupon'

/** A shop with goods that are sent, and what its tests do with them. */
export interface MallShop extends Shop {
  /** A new member with a token. */
  someone(): Promise<{ memberId: string; token: string }>
  cart(token: string): Promise<Data<'getCart'>['lines']>
  add(token: string, skuId: string, quantity?: number): Promise<CallResult<{ count: number }>>
  settle(token: string, input?: Record<string, unknown>): Promise<CallResult<Data<'settleMall'>>>
  /** Orders what `settle` shows; `over` says it otherwise. */
  buy(token: string, skuId: string, over?: Record<string, unknown>): Promise<CallResult<Order>>
  /** An address of the member in a district; gives its id. */
  address(memberId: string, areaCode?: string): Promise<string>
  /** Gives the member an active card for some ms. */
  card(memberId: string, lifeMs?: number): Promise<void>
  stockOf(skuId: string): Promise<number>
  /** Gives the member a usable coupon of these terms; gives its id. */
  coupon(memberId: string, terms?: CouponTermsInTest): Promise<string>
}

/** 静安区 of Shanghai, where all is sent; 喀什市 of Xinjiang, where only what is counted is. */
export const SHANGHAI = '310106'
export const KASHI = '653101'

/**
 * Goods: tea (`tea-s`, `tea-l`, card price 8000 of 9900 and 15000, 2 a member at most: `limited`), a cup sold out, one off sale,
 * one of a product off sale, one of another channel, `heavy` by weight and not sent to Xinjiang. Tea is sent for 800, free from
 * 20000 on; to Xinjiang for 2000 the first and 500 each further piece, never free.
 */
export async function openMallShop(options: ShopOptions = {}): Promise<MallShop> {
  const shop = await openShop(options)
  const { pool } = shop.database
  await pool.query(`
    insert into mall_categories (id, name, picture, sort) values ('tea', '茶', '', 1);
    insert into freight_templates (id, name, kind, free_from_fen) values ('count', '按件', 'count', 20000), ('weight', '按重量', 'weight', null);
    insert into freight_rules (template_id, rule_no, area_codes, delivers, first_units, first_fen, more_units, more_fen, days)
      values ('count', 1, '{650000}', true, 1, 2000, 1, 500, 7), ('count', 2, '{}', true, 1, 800, 1, 0, 3),
        ('weight', 1, '{650000}', false, 1, 0, 1, 0, 1), ('weight', 2, '{}', true, 1000, 1200, 500, 300, 4);
    insert into mall_products (id, category_id, name, subtitle, pictures, detail_html, parameters, axes, freight_template_id,
        return_days, buy_limit, on_sale, sort, channel_codes, grams)
      values ('tea', 'tea', '龙井', '', '{}', '', '[]', '[]', 'count', 7, 0, true, 1, '{}', '{}'),
        ('limited', 'tea', '限购茶', '', '{}', '', '[]', '[]', 'count', 7, 2, true, 2, '{}', '{}'),
        ('off', 'tea', '下架茶', '', '{}', '', '[]', '[]', 'count', 7, 0, false, 3, '{}', '{}'),
        ('candied', 'tea', '糖果茶', '', '{}', '', '[]', '[]', 'count', 7, 0, true, 3, '{candy}', '{}'),
        ('pot', 'tea', '紫砂壶', '', '{}', '', '[]', '[]', 'weight', 7, 0, true, 4, '{}', '{}');
    insert into mall_skus (id, product_id, choices, name, picture, price_fen, list_price_fen, card_price_fen, stock, weight_grams,
        on_sale)
      values ('tea-s', 'tea', '{小罐}', '龙井 小罐', '/t.webp', 9900, 12000, 8000, 100, 200, true),
        ('tea-l', 'tea', '{大罐}', '龙井 大罐', '/t.webp', 19900, 20000, 15000, 100, 500, true),
        ('tea-none', 'tea', '{礼盒}', '龙井 礼盒', '/t.webp', 29900, 29900, null, 0, 500, true),
        ('tea-old', 'tea', '{旧款}', '龙井 旧款', '/t.webp', 9900, 9900, null, 10, 500, false),
        ('tea-last', 'tea', '{尾货}', '龙井 尾货', '/t.webp', 333, 333, null, 1, 500, true),
        ('few', 'limited', '{一}', '限购茶 一', '/t.webp', 1000, 1000, null, 50, 100, true),
        ('few-b', 'limited', '{二}', '限购茶 二', '/t.webp', 1000, 1000, null, 50, 100, true),
        ('off-a', 'off', '{一}', '下架茶 一', '/t.webp', 1000, 1000, null, 50, 100, true),
        ('candy-a', 'candied', '{一}', '糖果茶 一', '/t.webp', 1000, 1000, null, 50, 100, true),
        ('heavy', 'pot', '{一}', '紫砂壶 一', '/t.webp', 5000, 5000, null, 50, 800, true)`)
  let serial = 0
  let members = 0

  const settle: MallShop['settle'] = (token, input = {}) => shop.ask('settleMall', input, token)
  return {
    ...shop,
    settle,
    async someone() {
      const memberId = `m${(members += 1)}`
      return { memberId, token: await shop.login(memberId) }
    },
    add: (token, skuId, quantity = 1) => shop.ask('addToCart', { skuId, quantity }, token),
    async cart(token) {
      return (await shop.ask<Data<'getCart'>>('getCart', {}, token)).data.lines
    },
    async buy(token, skuId, over = {}) {
      const line = { skuId, quantity: Number(over.quantity ?? 1) }
      const { addressId, couponReceiveId, ...rest } = over
      const seen = await settle(token, {
        line,
        ...(addressId ? { addressId } : {}),
        couponReceiveId: couponReceiveId ?? null
      })
      if (seen.resultCode !== '100') return seen as unknown as CallResult<Order>
      const { quantity: _quantity, ...further } = rest
      const input = {
        lines: [line],
        fromCart: false,
        addressId: seen.data.address?.addressId ?? 'none',
        ...(couponReceiveId ? { couponReceiveId } : {}),
        seenFen: seen.data.payFen,
        ...further
      }
      return shop.ask<Order>('createMallOrder', input, token)
    },
    async address(memberId, areaCode = SHANGHAI) {
      const id = `a${(serial += 1)}-${memberId}`
      await pool.query(
        `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, detail, is_default)
         values ($1, $2, '收件人', '13900000000', $3, '上海市', '上海市', '静安区', '长乐路 1 号',
           not exists (select 1 from addresses where member_id = $2))`,
        [id, memberId, areaCode]
      )
      return id
    },
    async card(memberId, lifeMs = 86_400_000) {
      await pool.query(
        `insert into member_cards (id, member_id, card_id, card_no, state, expires_at)
         values ($1, $1, 'plain', $1, 'active', $2)`,
        [memberId, new Date(shop.clock.now().getTime() + lifeMs)]
      )
    },
    async stockOf(skuId) {
      return (await shop.row<{ stock: number }>('select stock from mall_skus where id = $1', [skuId])).stock
    },
    coupon: (memberId, terms) => holdCoupon(shop, memberId, terms)
  }
}
