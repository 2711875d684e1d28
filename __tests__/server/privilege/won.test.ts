/** What a draw gives can be used: points, a coupon, a voucher, a recharge; on real PostgreSQL. */
import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import type { Data, ReceiveRecord } from '../../../contract/types'
import { RULE } from '../points/points-shop'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from './support'

let app: TestApp
let counter = 0
/** With a number: what was won before may be a recharge, and the catalogue may be that of before. */
const nextMember = async () => {
  const member = await memberWithCard(app, `drawer-${(counter += 1)}`)
  await query('update members set mobile = $2 where id = $1', [
    member.memberId,
    String(13_800_138_000 + counter)
  ])
  return member
}
type Member = Awaited<ReturnType<typeof nextMember>>
const query = <T>(text: string, values: unknown[] = []) =>
  app.database.pool.query<T & Record<string, unknown>>(text, values).then(({ rows }) => rows)

beforeAll(async () => {
  app = await rightsApp({ max: 20 })
  await query(`update channels set config = $1 where code = 'main'`, [{ points: RULE }])
})
afterAll(() => app.close())

/** Lets the draw give this alone. */
const gives = (prize: object) =>
  query(`update privileges set prizes = $1 where id = 'draw'`, [
    JSON.stringify([{ name: '奖品', weight: 1, ...prize }])
  ])
const draw = async (member: Member) => {
  const input = { privilegeId: 'draw', memberPlateId: member.plate('monthly') }
  return call<ReceiveRecord>(app, privilegeEndpoints.receivePrivilege, input, member)
}
const couponsOf = ({ memberId }: Member) =>
  query<{ coupon_id: string; state: string }>(
    'select coupon_id, state from coupon_receives where member_id = $1',
    [memberId]
  )
const recordsOf = ({ memberId }: Member) =>
  query<{ privilege_id: string; state: string; account: string | null }>(
    'select privilege_id, state, account from receive_records where member_id = $1 order by privilege_id',
    [memberId]
  )
const usedOf = async (member: Member) =>
  (
    await query<{ used: number }>('select used from round_usages where member_plate_id = $1', [
      member.plate('monthly')
    ])
  )[0]?.used ?? 0

describe('what was drawn', () => {
  it('a coupon lies among the coupons, once, however often and at how many places it is asked for', async () => {
    await gives({ kind: 'coupon', couponId: 'cut' })
    const member = await nextMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => draw(member)))
    expect(new Set(answers.map(({ resultCode }) => resultCode))).toEqual(new Set(['100']))
    expect(answers[0]?.data).toMatchObject({
      prize: '奖品',
      won: { kind: 'coupon', receiveId: null },
      code: null,
      state: 'used'
    })
    expect(await couponsOf(member)).toEqual([{ coupon_id: 'cut', state: 'usable' }])
    expect(await usedOf(member)).toBe(1)
  })

  it('points are in the account', async () => {
    await gives({ kind: 'points', points: 66 })
    const member = await nextMember()
    expect((await draw(member)).data.won).toEqual({ kind: 'points', receiveId: null })
    const entries = await query('select points, source from points_entries where member_id = $1', [
      member.memberId
    ])
    expect(entries).toMatchObject([{ points: 66 }])
  })

  it('a voucher is one of its own brand, with a code of its own, and the draw leads to it', async () => {
    await gives({ kind: 'privilege', privilegeId: 'coffee' })
    const member = await nextMember()
    const { data } = await draw(member)
    const receiveId = data.won?.receiveId ?? ''
    const { data: won } = await call<ReceiveRecord>(
      app,
      privilegeEndpoints.getReceiveRecord,
      { receiveId },
      member
    )
    expect(won).toMatchObject({ privilegeId: 'coffee', state: 'issued', plateName: null })
    expect(won.code).toMatch(/^\d{16}$/)
    expect(data.code).toBeNull()
  })

  it('a recharge is sent to the own number', async () => {
    await gives({ kind: 'privilege', privilegeId: 'phone' })
    const member = await nextMember()
    expect((await draw(member)).resultCode).toBe('100')
    const records = await recordsOf(member)
    expect(records).toMatchObject([
      { privilege_id: 'draw', state: 'used' },
      { privilege_id: 'phone', account: String(13_800_138_000 + counter) }
    ])
    expect(records[1]?.state).not.toBe('failed')
  })

  it('a recharge is sent to the number that was told before the draw', async () => {
    const member = await nextMember()
    await query('update members set mobile = $2 where id = $1', [member.memberId, '13712345678'])
    await gives({ kind: 'privilege', privilegeId: 'phone' })
    const input = { privilegeId: 'draw', memberPlateId: member.plate('monthly'), account: '13900139000' }
    expect((await call(app, privilegeEndpoints.receivePrivilege, input, member)).resultCode).toBe('100')
    expect(await recordsOf(member)).toMatchObject([
      { privilege_id: 'draw', account: null },
      { privilege_id: 'phone', account: '13900139000' }
    ])
  })

  it('nothing is nothing, and says so', async () => {
    await gives({ kind: 'none', name: '谢谢参与' })
    const member = await nextMember()
    expect((await draw(member)).data).toMatchObject({ prize: '谢谢参与', won: null, code: null })
    expect(await recordsOf(member)).toHaveLength(1)
  })
})

describe('a right is not spent', () => {
  it('on a coupon of which none is left', async () => {
    await gives({ kind: 'coupon', couponId: 'gone' })
    const member = await nextMember()
    expect(await draw(member)).toMatchObject({ resultCode: '901', data: null })
    expect([await usedOf(member), await recordsOf(member), await couponsOf(member)]).toEqual([0, [], []])
  })

  it('on points where there are none', async () => {
    await gives({ kind: 'points', points: 1 })
    const member = await nextMember()
    const input = { privilegeId: 'draw', memberPlateId: member.plate('monthly') }
    const refused = await call(app, privilegeEndpoints.receivePrivilege, input, {
      token: member.token,
      channel: 'candy'
    })
    expect(refused.resultCode).not.toBe('100')
    expect(await usedOf(member)).toBe(0)
  })
})

it('of a privilege with a stock as many are won as there are, by as many members', async () => {
  await query(`update privileges set stock = 2 where id = 'few'`)
  await gives({ kind: 'privilege', privilegeId: 'few' })
  const members: Member[] = []
  for (let at = 0; at < 6; at += 1) members.push(await nextMember())
  const codes = (await Promise.all(members.map(draw))).map(({ resultCode }) => resultCode)
  expect(codes.sort()).toEqual(['100', '100', '901', '901', '901', '901'])
  expect(await query(`select stock from privileges where id = 'few'`)).toEqual([{ stock: 0 }])
  const held = await query(`select 1 from receive_records where privilege_id = 'few'`)
  expect(held).toHaveLength(2)
  expect((await Promise.all(members.map(usedOf))).filter((used) => used === 1)).toHaveLength(2)
})

it('of the last coupons as many are won as there are, by as many members', async () => {
  await query(`update coupons set total = claimed + 3 where id = 'gold-only'`)
  await gives({ kind: 'coupon', couponId: 'gold-only' })
  const members: Member[] = []
  for (let at = 0; at < 8; at += 1) members.push(await nextMember())
  const codes = (await Promise.all(members.map(draw))).map(({ resultCode }) => resultCode)
  expect(codes.filter((code) => code === '100')).toHaveLength(3)
  expect(codes.filter((code) => code === '901')).toHaveLength(5)
  const spent = await Promise.all(members.map(usedOf))
  expect(spent.filter((used) => used === 1)).toHaveLength(3)
})

it('where a recharge may be won nobody draws without a number, whatever would be drawn', async () => {
  const other = await rightsApp()
  try {
    await other.database.pool.query(`update privileges set prizes = $1 where id = 'draw'`, [
      JSON.stringify([
        { name: '话费', weight: 0, kind: 'privilege', privilegeId: 'phone' },
        { name: '谢谢参与', weight: 1, kind: 'none' }
      ])
    ])
    const member = await memberWithCard(other, 'nameless')
    await other.database.pool.query('update members set mobile = null where id = $1', [member.memberId])
    const input = { privilegeId: 'draw', memberPlateId: member.plate('monthly') }
    const take = () => call(other, privilegeEndpoints.receivePrivilege, input, member)
    expect(await take()).toMatchObject({
      resultCode: '400',
      resultMsg: expect.stringContaining('填写充值手机号') as string
    })
    await other.database.pool.query(`update members set mobile = '13800138000' where id = $1`, [
      member.memberId
    ])
    expect((await take()).resultCode).toBe('100')
    const { data } = await call<Data<'myPrivilegeDetail'>>(
      other,
      privilegeEndpoints.myPrivilegeDetail,
      { privilegeId: 'draw' },
      member
    )
    expect(data.needsAccount).toBe(true)
    const another = await memberWithCard(other, 'another')
    await other.database.pool.query('update members set mobile = null where id = $1', [another.memberId])
    const wrong = { ...input, memberPlateId: another.plate('monthly'), account: '12345678901' }
    expect((await call(other, privilegeEndpoints.receivePrivilege, wrong, another)).resultCode).toBe('400')
    const right = { ...wrong, account: '13800138001' }
    expect((await call(other, privilegeEndpoints.receivePrivilege, right, another)).resultCode).toBe('100')
  } finally {
    await other.close()
  }
})
