import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import type { Data, ReceiveRecord } from '../../../contract/types'
import { withTransaction } from '../../../server/db/client'
import { ourNumber } from '../../../server/domain/order-number'
import { issueForOrder } from '../../../server/modules/privilege/issue'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { rightsApp } from './support'
import { allPages } from '../../support/all-pages'

let app: TestApp
let orders = 0
const DAY = 86_400_000
const nextOrder = () => ourNumber(`8${String((orders += 1)).padStart(19, '0')}`)

beforeAll(async () => {
  app = await rightsApp()
})
afterAll(() => app.close())

const issue = async (memberId: string, quantity: number, orderNo = nextOrder(), privilegeId = 'coffee') => {
  const bought = { memberId, privilegeId, orderNo, quantity, firstPiece: 1, now: app.clock.now() }
  return (await withTransaction(app.database.db, (tx) => issueForOrder(tx, bought))).receiveIds
}
const page = async (token: string, input: object = {}) =>
  (
    await call<Data<'pageMyReceiveRecord'>>(
      app,
      privilegeEndpoints.pageMyReceiveRecord,
      { ...input },
      { token }
    )
  ).data
const count = async (token: string) =>
  (await call<Data<'getMyReceiveCount'>>(app, privilegeEndpoints.getMyReceiveCount, {}, { token })).data
const markUsed = (token: string, receiveId: string) =>
  call<ReceiveRecord>(app, privilegeEndpoints.markReceiveUsed, { receiveId }, { token })

describe('handing over bought goods', () => {
  it('makes a record for each, once however often and by however many at once it is asked', async () => {
    const token = await app.login('buyer')
    const orderNo = nextOrder()
    const results = await Promise.all(Array.from({ length: 8 }, () => issue('buyer', 3, orderNo)))
    expect(new Set(results.map((ids) => ids.join())).size).toBe(1)
    expect(results[0]).toHaveLength(3)
    const { list } = await page(token)
    expect(list).toHaveLength(3)
    expect(list.every(({ code, covered }) => code === null && covered)).toBe(true)
    const { rows } = await app.database.pool.query('select distinct code from receive_records')
    expect(rows.length).toBe(3)
    expect(list.every((record) => record.plateName === null && record.state === 'issued')).toBe(true)
  })

  it('happens with the order or not at all', async () => {
    const token = await app.login('unlucky')
    const failing = withTransaction(app.database.db, async (tx) => {
      await issueForOrder(tx, {
        memberId: 'unlucky',
        privilegeId: 'coffee',
        orderNo: nextOrder(),
        quantity: 1,
        firstPiece: 1,
        now: app.clock.now()
      })
      throw new Error('the order could not be fulfilled')
    })
    await expect(failing).rejects.toThrow('could not be fulfilled')
    expect((await page(token)).list).toEqual([])
  })

  it("sends a recharge to the member's own number", async () => {
    const token = await app.login('topper', '13512345678')
    const [receiveId] = await issue('topper', 1, nextOrder(), 'phone')
    expect((await page(token)).list).toMatchObject([
      { receiveId, state: 'processing', account: '135****5678', code: null }
    ])
    app.clock.advance(15_000)
    await app.jobs.run('go on with recharges')
    expect((await page(token)).list[0]?.state).toBe('issued')
  })
})

describe('records of a member', () => {
  it('page newest first', async () => {
    const token = await app.login('collector')
    for (let i = 0; i < 5; i++) {
      await issue('collector', 1)
      app.clock.advance(1000)
    }
    const pages = await allPages((part) => page(token, { pageSize: 2, ...part }))
    expect(pages.map(({ list }) => list.length)).toEqual([2, 2, 1])
    const times = (await page(token, { pageSize: 50 })).list.map((record) => record.receivedAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('still to be used: what ends soonest comes first, over the pages; all together the newest', async () => {
    const token = await app.login('careful')
    const days = { coffee: 30, tea: 7, juice: 15 }
    for (const [id, validity] of Object.entries(days)) {
      await app.database.pool.query('update privileges set validity_days = $2 where id = $1', [id, validity])
    }
    for (const id of ['juice', 'tea', 'coffee']) {
      await issue('careful', 1, nextOrder(), id)
      app.clock.advance(1000)
    }
    const named = async (input: object) => (await page(token, input)).list.map((record) => record.privilegeId)
    expect(await named({ state: 'issued' })).toEqual(['tea', 'juice', 'coffee'])
    const pages = await allPages((part) => page(token, { state: 'issued', pageSize: 2, ...part }))
    expect(pages.map(({ list }) => list.map((record) => record.privilegeId))).toEqual([
      ['tea', 'juice'],
      ['coffee']
    ])
    expect(await named({})).toEqual(['coffee', 'tea', 'juice'])
  })

  it('expire by the clock, without anything being written', async () => {
    await app.login('patient')
    const [receiveId = ''] = await issue('patient', 1)
    app.clock.advance(30 * DAY)
    const token = await app.login('patient')
    expect(await count(token)).toMatchObject({ all: 1, issued: 1, used: 0, expired: 0 })
    app.clock.advance(DAY)
    const later = await app.login('patient')
    expect(await count(later)).toMatchObject({ all: 1, issued: 0, used: 0, expired: 1 })
    expect((await page(later, { state: 'issued' })).list).toEqual([])
    expect((await page(later, { state: 'expired' })).list[0]?.receiveId).toBe(receiveId)
    expect((await markUsed(later, receiveId)).resultCode).toBe('907')
    const { rows } = await app.database.pool.query('select state from receive_records where id = $1', [
      receiveId
    ])
    expect(rows).toEqual([{ state: 'issued' }])
  })

  it('can be marked as used, once for all', async () => {
    const token = await app.login('tidy')
    const [receiveId = ''] = await issue('tidy', 1)
    const first = await markUsed(token, receiveId)
    expect(first.data).toMatchObject({ state: 'used', usedAt: app.clock.now().toISOString() })
    app.clock.advance(5000)
    expect((await markUsed(token, receiveId)).data).toEqual(first.data)
    expect(await count(token)).toMatchObject({ all: 1, issued: 0, used: 1, expired: 0 })
  })

  it('a mark can be taken back while the code is valid, but not what a shop used', async () => {
    const token = await app.login('hasty')
    const [receiveId = '', taken = ''] = await issue('hasty', 2)
    const unmark = (id: string, by = token) =>
      call<ReceiveRecord>(app, privilegeEndpoints.unmarkReceiveUsed, { receiveId: id }, { token: by })
    expect((await markUsed(token, receiveId)).data).toMatchObject({ state: 'used', unmarkable: true })
    expect((await unmark(receiveId, await app.login('stranger'))).status).toBe(404)
    for (let time = 0; time < 2; time++)
      expect((await unmark(receiveId)).data).toMatchObject({
        state: 'issued',
        usedAt: null,
        unmarkable: false
      })
    await app.database.pool.query(`update receive_records set state = 'used', used_at = $2 where id = $1`, [
      taken,
      app.clock.now()
    ])
    expect(await unmark(taken)).toMatchObject({ resultCode: '907' })
  })

  it("are nobody else's: reading and marking answer 404 and change nothing", async () => {
    const owner = await app.login('owner')
    const [receiveId = ''] = await issue('owner', 1)
    const thief = await app.login('thief')
    const read = await call(app, privilegeEndpoints.getReceiveRecord, { receiveId }, { token: thief })
    const marked = await markUsed(thief, receiveId)
    expect([read.status, read.data, marked.status, marked.data]).toEqual([404, null, 404, null])
    expect((await page(thief)).list).toEqual([])
    const ofPrivilege = await call(
      app,
      privilegeEndpoints.getMyPrivilegeReceiveRecord,
      { privilegeId: 'coffee' },
      { token: thief }
    )
    expect(ofPrivilege.data).toEqual([])
    expect((await page(owner)).list[0]?.state).toBe('issued')
  })
})
