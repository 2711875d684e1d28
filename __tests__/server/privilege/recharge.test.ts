import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import type { Data, ReceiveRecord } from '../../../contract/types'
import type { RechargeGateway } from '../../../server/gateways/recharge/recharge-gateway'
import { createSandboxRecharge, SANDBOX_SLOW_MS } from '../../../server/sandbox/recharge/sandbox-recharge'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from './support'

let app: TestApp
let counter = 0
let gateway: RechargeGateway
const nextMember = () => memberWithCard(app, `member-${(counter += 1)}`)

beforeAll(async () => {
  app = await rightsApp({
    gateways: { recharge: { submit: (request, now) => gateway.submit(request, now) } }
  })
})
afterAll(() => app.close())
beforeEach(() => {
  gateway = createSandboxRecharge(app.database.db)
})

type Member = Awaited<ReturnType<typeof nextMember>>
const take = (member: Member, account?: string) =>
  call<ReceiveRecord>(
    app,
    privilegeEndpoints.receivePrivilege,
    { privilegeId: 'phone', memberPlateId: member.plate('monthly'), ...(account ? { account } : {}) },
    member
  )
const again = async ({ token }: Member, receiveId: string) =>
  (await call<ReceiveRecord>(app, privilegeEndpoints.getReceiveRecord, { receiveId }, { token })).data
const goOn = () => app.jobs.run('go on with recharges')

async function left(member: Member) {
  const { rows } = await app.database.pool.query<{ stock: number; used: number }>(
    `select (select stock from privileges where id = 'phone') as stock,
       coalesce((select sum(used) from round_usages where member_plate_id = $1), 0)::int as used`,
    [member.plate('monthly')]
  )
  return rows[0]
}

describe('a recharge', () => {
  it('is done at once where the gateway is quick; the account is masked and there is no code', async () => {
    const member = await nextMember()
    const { data } = await take(member, '13800001234')
    expect(data).toMatchObject({ state: 'issued', account: '138****1234', code: null })
    const counts = await call<Data<'getMyReceiveCount'>>(
      app,
      privilegeEndpoints.getMyReceiveCount,
      {},
      { token: member.token }
    )
    expect(counts.data).toMatchObject({ all: 1, issued: 0, used: 1, expired: 0 })
    expect(app.logLines.join('\n')).not.toContain('13800001234')
  })

  it.each([undefined, '12345', '23800001234'])(
    'is refused without a phone number (%s), and takes nothing',
    async (account) => {
      const member = await nextMember()
      const before = await left(member)
      expect((await take(member, account)).resultCode).toBe('400')
      expect(await left(member)).toEqual(before)
    }
  )

  it('is under way until a slow gateway has done it', async () => {
    const member = await nextMember()
    const { data } = await take(member, '13800000000')
    expect(data.state).toBe('processing')
    await goOn()
    expect((await again(member, data.receiveId)).state).toBe('processing')
    app.clock.advance(SANDBOX_SLOW_MS)
    await goOn()
    expect((await again(member, data.receiveId)).state).toBe('issued')
  })

  it('goes on by itself when the gateway could not be reached, and is placed once', async () => {
    const member = await nextMember()
    const placed: string[] = []
    gateway = { submit: () => Promise.reject(new Error('no route to host')) }
    const { data } = await take(member, '13800005555')
    expect(data.state).toBe('processing')
    const sandbox = createSandboxRecharge(app.database.db)
    gateway = {
      submit: (request, now) => {
        placed.push(request.requestId)
        return sandbox.submit(request, now)
      }
    }
    app.clock.advance(15_000)
    await goOn()
    await goOn()
    expect(placed).toEqual([data.receiveId])
    expect((await again(member, data.receiveId)).state).toBe('issued')
  })

  it('over the month of an account answers 323 with the words that the client keeps quiet about, and gives all back', async () => {
    await take(await nextMember(), '13900001111')
    const member = await nextMember()
    const before = await left(member)
    const refused = await take(member, '13900001111')
    expect(refused.resultCode).toBe('323')
    expect(refused.resultMsg).toContain('充值上限')
    expect(await left(member)).toEqual(before)
    // another number of the same member is served, from the same round
    expect((await take(member, '13900002222')).data.state).toBe('issued')
  })

  it('counts the month of an account in the database: a restart forgets nothing, and two processes count together', async () => {
    const submit = (requestId: string) =>
      createSandboxRecharge(app.database.db).submit(
        { requestId, account: '13600001111', amountFen: 20_000, productName: '话费' },
        app.clock.now()
      )
    const outcomes = await Promise.all(['r1', 'r2', 'r3', 'r4'].map(submit))
    const done = outcomes.flatMap(({ state }, place) => (state === 'done' ? [`r${place + 1}`] : []))
    expect(done).toHaveLength(2)
    // asked for again, also at once: placed once, and the month is full for the others
    expect(await Promise.all([...done, ...done].map(submit))).toEqual(
      done.flatMap(() => Array(2).fill({ state: 'done' }))
    )
    expect(await Promise.all(['r1', 'r2', 'r3', 'r4', 'r5'].map(submit))).toEqual(
      ['r1', 'r2', 'r3', 'r4', 'r5'].map((id) => ({ state: done.includes(id) ? 'done' : 'limit' }))
    )
  })

  it('that the gateway refuses for good is a failed record with the reason, and gives quota and stock back', async () => {
    const member = await nextMember()
    const before = await left(member)
    expect((await take(member, '13900009999')).resultCode).toBe('902')
    expect(await left(member)).toEqual(before)
    const { data } = await call<ReceiveRecord[]>(
      app,
      privilegeEndpoints.getMyPrivilegeReceiveRecord,
      { privilegeId: 'phone' },
      member
    )
    expect(data).toMatchObject([
      { state: 'failed', failedReason: '该号码暂不支持充值', plateName: '每月 2 选' }
    ])
  })

  it('settled twice at once gives back once', async () => {
    const member = await nextMember()
    gateway = { submit: () => Promise.reject(new Error('away')) }
    await take(member, '13700001111')
    const before = await left(member)
    gateway = { submit: () => Promise.resolve({ state: 'refused', reason: '停机' }) }
    app.clock.advance(15_000)
    await Promise.all(Array.from({ length: 8 }, goOn))
    expect(await left(member)).toEqual({ stock: (before?.stock ?? 0) + 1, used: (before?.used ?? 0) - 1 })
  })
})

it('that never ends is asked about later and later, for a month; then the member reads who sees to it', async () => {
  const member = await nextMember()
  const submit = jest.fn(() => Promise.resolve({ state: 'processing' as const }))
  gateway = { submit }
  const { data } = await take(member, '13800001234')
  let before = submit.mock.calls.length
  for (let second = 0; second < 3600; second += 15) {
    app.clock.advance(15_000)
    await goOn()
  }
  expect(submit.mock.calls.length - before).toBeLessThan(12)
  expect(await again(member, data.receiveId)).toMatchObject({ state: 'processing', failedReason: null })
  // as if it had been taken a month ago
  await app.database.pool.query(
    `update receive_records set received_at = received_at - interval '31 days', next_ask_at = null where id = $1`,
    [data.receiveId]
  )
  await goOn()
  before = submit.mock.calls.length
  app.clock.advance(86_400_000)
  await goOn()
  expect(submit.mock.calls.length).toBe(before)
  expect(await again(member, data.receiveId)).toMatchObject({
    state: 'processing',
    failedReason: '充值结果仍在核实，客服会与您联系'
  })
})

it('fifty that never end keep nobody waiting', async () => {
  await app.database.pool.query(`update receive_records set state = 'failed' where state = 'processing'`)
  gateway = { submit: () => Promise.resolve({ state: 'processing' }) }
  for (let n = 0; n < 51; n++) await take(await nextMember(), '13800001234')
  app.clock.advance(60_000)
  await goOn()
  const last = await nextMember()
  const { data } = await take(last, '13900005678')
  app.clock.advance(11_000)
  gateway = createSandboxRecharge(app.database.db)
  await goOn()
  expect(await again(last, data.receiveId)).toMatchObject({ state: 'issued' })
})
