/** Coupons at a settlement: what they are good for, which is best, and which could be claimed. */
import { openMallShop, type MallShop } from './mall-shop'

let shop: MallShop
let member = 0

beforeAll(async () => {
  shop = await openMallShop()
})
afterAll(() => shop.close())

/** A new member with an address. */
async function someone() {
  const memberId = `sc${(member += 1)}`
  const token = await shop.login(memberId)
  return { memberId, token, addressId: await shop.address(memberId) }
}

const tea = { line: { skuId: 'tea-s', quantity: 1 } }

test('a coupon names goods by product or category, not by each of their choices, and the best one is chosen', async () => {
  const { token, memberId } = await someone()
  const pots = await shop.coupon(memberId, { amountFen: 700, scope: 'sku', scopeIds: ['pot'] })
  const limited = await shop.coupon(memberId, {
    amountFen: 900,
    scope: 'sku',
    scopeIds: ['limited', 'nothing']
  })
  const shelf = await shop.coupon(memberId, { amountFen: 500, scope: 'sku', scopeIds: ['drinks'] })
  await shop.database.pool
    .query(`insert into mall_categories (id, name, picture, sort) values ('drinks', '饮', '', 2)
      on conflict do nothing; update mall_categories set parent_id = 'drinks' where id = 'tea'`)
  await shop.add(token, 'heavy', 1)
  await shop.add(token, 'tea-s', 1)
  const { data } = await shop.settle(token)
  expect(data.coupons.map(({ coupon, offFen, reason }) => [coupon.couponReceiveId, offFen, reason])).toEqual([
    [pots, 700, null],
    [shelf, 500, null],
    [limited, 0, '不适用于此商品']
  ])
  const lines = data.groups.flatMap((group) => group.lines)
  expect(data.couponReceiveId).toBe(pots)
  // what it takes off is taken off the pot alone
  expect(lines.map(({ skuId, discountFen }) => [skuId, discountFen])).toEqual([
    ['heavy', 700],
    ['tea-s', 0]
  ])
  // over all that stands in the upper category
  const { data: wide } = await shop.settle(token, { couponReceiveId: shelf })
  expect(wide.groups.flatMap((group) => group.lines).map(({ discountFen }) => discountFen)).toEqual([
    168, 332
  ])
})

test('coupons that could be claimed and used are told, the best first, and gone from there once claimed', async () => {
  const { token } = await someone()
  const now = shop.clock.now().getTime()
  const terms = (id: string, scopeIds: string[], amountFen: number) =>
    shop.database.pool.query(
      `insert into coupons (id, name, rule, threshold_fen, amount_fen, percent, max_off_fen, scope, scope_ids, rule_text,
           rules_html, total, claimed, per_member, starts_at, ends_at, valid_days, sort)
         values ($1, '券', 'fixed', 0, $2, 100, 0, 'sku', $3, '', '', 10, 0, 1, $4, $5, 1, 1)`,
      [id, amountFen, scopeIds, new Date(now - 1000), new Date(now + 86_400_000)]
    )
  await terms('open-tea', ['tea'], 400)
  await terms('open-more', [], 600)
  await terms('open-pot', ['pot'], 900)
  const claimable = async () =>
    (await shop.settle(token, tea)).data.claimable
      .filter(({ coupon }) => coupon.couponId.startsWith('open-'))
      .map(({ coupon, offFen }) => [coupon.couponId, offFen])
  expect(await claimable()).toEqual([
    ['open-more', 600],
    ['open-tea', 400]
  ])
  await shop.ask('receiveCoupon', { couponId: 'open-more' }, token)
  expect(await claimable()).toEqual([['open-tea', 400]])
  expect((await shop.settle(token, tea)).data).toMatchObject({ couponOffFen: 600 })
})
