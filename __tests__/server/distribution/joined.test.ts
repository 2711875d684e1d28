/** Accounts that are joined: friends, commissions and balances go on under the one that stays. */
import { withTransaction } from '../../../server/db/client'
import { moveBelongings } from '../../../server/modules/member/merge-repository'
import { DAY_MS, openReferralShop, type Person, type ReferralShop } from './referral-shop'

let shop: ReferralShop
beforeAll(async () => {
  shop = await openReferralShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.astray()).toBe(0))

const people = (count: number) => Promise.all(Array.from({ length: count }, () => shop.someone()))
const join = (loser: Person, survivor: Person) =>
  withTransaction(shop.database.db, (tx) =>
    moveBelongings(
      {
        loser: loser.memberId,
        survivor: survivor.memberId,
        at: shop.clock.now(),
        documentSecret: 'a-secret-of-documents-for-tests-1'
      },
      tx
    )
  )
const buy = (friend: Person) => shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })

test('what is pending and settled moves by entries, and what becomes of the commissions later finds the new account', async () => {
  const [loser, survivor, friend] = (await people(3)) as [Person, Person, Person]
  await shop.bring(friend, loser)
  await shop.use((await buy(friend)).orderNo)
  shop.clock.advance(3 * DAY_MS)
  await shop.settleAll()
  const second = await buy(friend)
  await join(loser, survivor)
  await join(loser, survivor)
  const left = await shop.row<object>(
    'select pending_fen, settled_fen from commission_accounts where member_id = $1',
    [loser.memberId]
  )
  expect(left).toEqual({ pending_fen: 0, settled_fen: 0 })
  expect(await shop.earnings(survivor)).toMatchObject({ pendingFen: 49, settledFen: 49, invitees: 1 })
  const asked = { orderNo: second.orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] }
  expect((await shop.apply(friend.token, asked)).resultCode).toBe('100')
  await shop.use((await buy(friend)).orderNo)
  shop.clock.advance(3 * DAY_MS)
  await shop.settleAll()
  expect(await shop.earnings(survivor)).toMatchObject({ pendingFen: 0, settledFen: 98 })
})

test('nobody earns by their own orders: what an account earned by one that it is joined to goes, settled or not', async () => {
  const [survivor, loser] = (await people(2)) as [Person, Person]
  await shop.bring(loser, survivor)
  await shop.use((await buy(loser)).orderNo)
  shop.clock.advance(3 * DAY_MS)
  await shop.settleAll()
  await buy(loser)
  expect(await shop.earnings(survivor)).toMatchObject({ pendingFen: 49, settledFen: 49 })
  await join(loser, survivor)
  await join(loser, survivor)
  expect(await shop.earnings(survivor)).toMatchObject({ pendingFen: 0, settledFen: 0 })
})

test('a friend by whom the survivor came is bound no more: no ring comes of two accounts that become one', async () => {
  const [loser, middle, survivor, other] = (await people(4)) as [Person, Person, Person, Person]
  await shop.bring(middle, loser)
  await shop.bring(other, loser)
  await shop.bring(survivor, middle)
  await join(loser, survivor)
  expect((await shop.invitees(survivor)).length).toBe(1)
  expect((await shop.invitees(middle)).length).toBe(1)
  expect(await shop.bring(middle, survivor)).toBe('loop')
})
