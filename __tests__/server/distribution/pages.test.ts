/** Friends and commissions page by page: each once, and no cursor tells who a friend is or what they ordered. */
import type { Data } from '../../../contract/types'
import { allPages } from '../../support/all-pages'
import { openReferralShop, type Person, type ReferralShop } from './referral-shop'

let shop: ReferralShop
beforeAll(async () => {
  shop = await openReferralShop()
})
afterAll(() => shop.close())

const readable = (next: string | null) => Buffer.from(next ?? '', 'base64url').toString()

test('friends of one moment come each once, and cursors hold no id of theirs', async () => {
  const referrer = await shop.someone()
  const friends: Person[] = []
  const orders: string[] = []
  for (let at = 0; at < 4; at += 1) {
    const friend = await shop.someone()
    await shop.bring(friend, referrer)
    friends.push(friend)
    orders.push((await shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })).orderNo)
  }
  const invited = await allPages(
    async (part) =>
      (await shop.ask<Data<'listInvitees'>>('listInvitees', { pageSize: 1, ...part }, referrer.token)).data
  )
  expect(new Set(invited.map(({ list }) => list[0]?.name)).size).toBe(4)
  const earned = await allPages(
    async (part) =>
      (await shop.ask<Data<'listCommissions'>>('listCommissions', { pageSize: 1, ...part }, referrer.token))
        .data
  )
  expect(earned.map(({ list }) => list[0]?.orderTail).sort()).toEqual(orders.map((no) => no.slice(-6)).sort())
  const told = [...invited, ...earned].map(({ next }) => readable(next)).join()
  for (const id of [...orders, ...friends.map(({ memberId }) => `"${memberId}"`)])
    expect(told).not.toContain(id)
})
