import { RemoteError } from '../../../server/gateways/remote-json'
import { openBazaar, type Bazaar } from './bazaar'

let bazaar: Bazaar
let token: string

beforeEach(async () => {
  bazaar = await openBazaar()
  token = await bazaar.login('buyer', '13800000001')
})
afterEach(() => bazaar.close())

const ITEM = { hdz: 'coffee-cup', qnx: 'hotel-river' } as const
const JOB = 'confirm partner orders'
const tries = async (orderNo: string) =>
  (await bazaar.row<{ tries: number }>('select tries from partner_orders where order_no = $1', [orderNo]))
    .tries

/** An order that is paid, whose partner could not be told at once. */
async function paidAt(partner: 'hdz' | 'qnx'): Promise<string> {
  const orderNo = await bazaar.orderAt(token, partner, ITEM[partner])
  const { data } = await bazaar.ask('hdzCreateOrder', { orderNo, partner }, token)
  await bazaar.pay(token, data.orderNo)
  await bazaar.until(async () => (await tries(data.orderNo)) === 1)
  return data.orderNo
}

const down = () => Promise.reject(new RemoteError('Partner', 'not reached'))

test('a partner that does not answer keeps no other partner waiting', async () => {
  const { hdz, qnx } = bazaar.partners
  const [ofHdz, ofQnx] = [jest.spyOn(hdz, 'confirmPaid'), jest.spyOn(qnx, 'confirmPaid')]
  ofHdz.mockImplementation(down)
  ofQnx.mockImplementation(down)
  await paidAt('hdz')
  const waiting = await paidAt('qnx')
  let answer = () => undefined as void
  ofHdz.mockImplementation(() => new Promise((_, reject) => (answer = () => reject(new Error('late')))))
  ofQnx.mockRestore()
  bazaar.clock.advance(11_000)
  const round = bazaar.jobs.run(JOB)
  await bazaar.until(async () => (await bazaar.stateOf(waiting)) === 'fulfilled')
  answer()
  await round
})

test('a partner that is down is asked once a round, and then for all that waits', async () => {
  const confirm = jest.spyOn(bazaar.partners.hdz, 'confirmPaid').mockImplementation(down)
  const orders = [await paidAt('hdz'), await paidAt('hdz'), await paidAt('hdz')]
  confirm.mockClear()
  bazaar.clock.advance(11_000)
  await bazaar.jobs.run(JOB)
  expect(confirm).toHaveBeenCalledTimes(1)
  confirm.mockRestore()
  bazaar.clock.advance(21_000)
  await bazaar.jobs.run(JOB)
  expect(await Promise.all(orders.map(bazaar.stateOf))).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
})
