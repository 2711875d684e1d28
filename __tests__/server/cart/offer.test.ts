/** What the selection of a cart saves, and what is missing for more. */
import type { Data } from '../../../contract/types'
import { openMallShop, KASHI, type MallShop } from './mall-shop'

let shop: MallShop

beforeAll(async () => {
  shop = await openMallShop()
})
afterAll(() => shop.close())

const someone = () => shop.someone()
const offer = async (token: string) => (await shop.ask<Data<'getCartOffer'>>('getCartOffer', {}, token)).data

test('nothing chosen: nothing saved, nothing missing', async () => {
  const { token } = await someone()
  const nothing = { goodsFen: 0, cardOffFen: 0, couponOffFen: 0, topUps: [] }
  expect(await offer(token)).toEqual(nothing)
  await shop.add(token, 'tea-s')
  await shop.ask('chooseCartLines', { skuIds: ['tea-s'], chosen: false }, token)
  expect(await offer(token)).toEqual(nothing)
})

test('card and best coupon are what settlement takes off, and the nearest better coupon and free freight are told', async () => {
  const { token, memberId } = await someone()
  await shop.card(memberId)
  await shop.coupon(memberId, { amountFen: 500 })
  // a worse one is no reason to buy more, one for other goods cannot be reached
  await shop.coupon(memberId, { rule: 'full_cut', thresholdFen: 16100, amountFen: 300 })
  await shop.coupon(memberId, {
    rule: 'full_cut',
    thresholdFen: 16200,
    amountFen: 9000,
    scope: 'sku',
    scopeIds: ['pot']
  })
  const better = await shop.coupon(memberId, { rule: 'full_cut', thresholdFen: 18000, amountFen: 2500 })
  const tenth = await shop.coupon(memberId, {
    rule: 'discount',
    thresholdFen: 30000,
    percent: 90,
    maxOffFen: 2600
  })
  await shop.add(token, 'tea-s', 2)
  const shown = await offer(token)
  const settled = (await shop.settle(token)).data
  expect(shown).toMatchObject({
    goodsFen: settled.totalFen - settled.cardOffFen,
    cardOffFen: settled.cardOffFen,
    couponOffFen: settled.couponOffFen
  })
  expect(shown).toMatchObject({ goodsFen: 16000, cardOffFen: 3800, couponOffFen: 500 })
  expect(shown.topUps).toEqual([
    { kind: 'held', couponId: better, name: '券', missingFen: 2000, offFen: 2500 },
    { kind: 'freight', couponId: null, name: '', missingFen: 4000, offFen: 0 },
    { kind: 'held', couponId: tenth, name: '券', missingFen: 14000, offFen: 2600 }
  ])
})

test('a coupon still to be claimed is told as such; a threshold that is reached is not missing', async () => {
  const { token } = await someone()
  const now = shop.clock.now().getTime()
  await shop.database.pool.query(
    `insert into coupons (id, name, rule, threshold_fen, amount_fen, percent, max_off_fen, scope, scope_ids, rule_text,
       rules_html, total, claimed, per_member, starts_at, ends_at, valid_days, sort)
     values ('open-300', '满 300 减 60', 'full_cut', 30000, 6000, 100, 0, 'sku', '{}', '', '', 10, 0, 1, $1, $2, 1, 1)`,
    [new Date(now - 1000), new Date(now + 86_400_000)]
  )
  await shop.add(token, 'tea-l', 1)
  expect((await offer(token)).topUps).toEqual([
    { kind: 'freight', couponId: null, name: '', missingFen: 100, offFen: 0 },
    { kind: 'claimable', couponId: 'open-300', name: '满 300 减 60', missingFen: 10100, offFen: 6000 }
  ])
  await shop.ask('setCartQuantity', { skuId: 'tea-l', quantity: 2 }, token)
  expect((await offer(token)).topUps).toEqual([])
  await shop.database.pool.query(`delete from coupons where id = 'open-300'`)
})

test('where freight is never free, nothing is missing to it', async () => {
  const { token, memberId } = await someone()
  await shop.add(token, 'heavy')
  expect((await offer(token)).topUps).toEqual([])
  await shop.ask('removeFromCart', { skuIds: ['heavy'] }, token)
  await shop.add(token, 'tea-s')
  expect((await offer(token)).topUps).toMatchObject([{ kind: 'freight', missingFen: 10100 }])
  await shop.address(memberId, KASHI)
  expect((await offer(token)).topUps).toMatchObject([{ kind: 'freight', missingFen: 10100 }])
})
