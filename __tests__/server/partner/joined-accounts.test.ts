import { withTransaction } from '../../../server/db/client'
import { lockMembers, mergeMembers } from '../../../server/modules/member'
import { testSettings } from '../../support/server/test-app'
import { openBazaar, type Bazaar } from './bazaar'

let bazaar: Bazaar
let survivor: string
let loser: string

beforeAll(async () => {
  bazaar = await openBazaar()
  survivor = await bazaar.login('stays', '13800000001')
  loser = await bazaar.login('ends', '13900000002')
})
afterAll(() => bazaar.close())

test('orders at a partner, before and after they are ours, go on under the name that the partner knows', async () => {
  const asked = await bazaar.orderAt(loser)
  const begun = await bazaar.orderAt(loser)
  const { data: order } = await bazaar.create(loser, begun)
  const parameters = await bazaar.begin(loser, order.orderNo)
  await withTransaction(bazaar.database.db, async (tx) => {
    await lockMembers(['ends', 'stays'], tx)
    const documentSecret = testSettings().secrets.document
    await mergeMembers(
      tx,
      { loser: 'ends', survivor: 'stays', at: bazaar.clock.now(), documentSecret },
      'key'
    )
  })

  // paid after the merge: the partner is told by the buyer whom it knows, and confirms
  await bazaar.confirm(parameters)
  await bazaar.until(async () => (await bazaar.stateOf(order.orderNo)) === 'fulfilled')
  expect((await bazaar.ask('getPartnerReturn', { orderNo: order.orderNo }, survivor)).resultCode).toBe('100')

  // ordered there before the merge, and brought here after it
  const made = await bazaar.create(survivor, asked)
  expect(made.resultCode).toBe('100')
  await bazaar.pay(survivor, made.data.orderNo)
  await bazaar.until(async () => (await bazaar.stateOf(made.data.orderNo)) === 'fulfilled')
  const kept = await bazaar.row(
    'select member_id, known_as from partner_orders where partner_order_no = $1',
    [asked]
  )
  expect(kept).toEqual({ member_id: 'stays', known_as: 'ends' })
})

test('somebody whose account was joined to nobody finds none of it', async () => {
  const stranger = await bazaar.login('stranger', '13700000003')
  const theirs = await bazaar.orderAt(survivor)
  expect((await bazaar.create(stranger, theirs)).resultCode).toBe('404')
})
