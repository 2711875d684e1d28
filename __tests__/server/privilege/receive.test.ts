import { endOfDayAfter } from '../../../server/lib/ends'
import type { ReceiveRecord } from '../../../contract/types'
import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import { receivePlatePrivilege } from '../../../server/modules/privilege/take'
import { isVoucherCode } from '../../../server/modules/privilege/voucher-code'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from './support'

let app: TestApp
let counter = 0
const nextMember = () => memberWithCard(app, `member-${(counter += 1)}`)
const { receivePrivilege, receiveGroupPrivilege } = privilegeEndpoints

beforeAll(async () => {
  app = await rightsApp({ max: 20 })
})
afterAll(() => app.close())

const take = (member: { token: string }, privilegeId: string, memberPlateId: string, more: object = {}) =>
  call<ReceiveRecord>(app, receivePrivilege, { privilegeId, memberPlateId, ...more }, member)

async function usage(memberPlateId: string) {
  const { rows } = await app.database.pool.query(
    'select round_no, used, quota from round_usages where member_plate_id = $1',
    [memberPlateId]
  )
  return rows as { round_no: number; used: number; quota: number }[]
}

async function stockOf(privilegeId: string) {
  const { rows } = await app.database.pool.query('select stock from privileges where id = $1', [privilegeId])
  return (rows as { stock: number | null }[])[0]?.stock
}

describe('taking a privilege', () => {
  it('gives a code that passes its check digit, and counts one of the quota', async () => {
    const member = await nextMember()
    const plate = member.plate('monthly')
    const { data, resultCode } = await take(member, 'coffee', plate)
    expect(resultCode).toBe('100')
    expect(data).toMatchObject({
      privilegeId: 'coffee',
      state: 'issued',
      plateName: '每月 2 选',
      pin: null,
      prize: null
    })
    expect(isVoucherCode(data.code ?? '')).toBe(true)
    expect(data.expiresAt).toBe(endOfDayAfter(app.clock.now(), 30).toISOString())
    expect(await usage(plate)).toEqual([{ round_no: 1, used: 1, quota: 2 }])
  })

  it('gives a PIN as well where the privilege has a pair', async () => {
    const member = await nextMember()
    const { data } = await take(member, 'film', member.plate('monthly'))
    expect(data.pin).toMatch(/^\d{6}$/)
  })

  it('gives the same record however often it is asked', async () => {
    const member = await nextMember()
    const plate = member.plate('monthly')
    const first = await take(member, 'coffee', plate)
    const again = await take(member, 'coffee', plate)
    expect(again.data).toEqual(first.data)
    expect(await usage(plate)).toEqual([{ round_no: 1, used: 1, quota: 2 }])
  })

  it('refuses when the quota of the round is used, and gives again in the next round', async () => {
    const member = await nextMember()
    const plate = member.plate('monthly')
    await take(member, 'coffee', plate)
    await take(member, 'film', plate)
    expect(await take(member, 'draw', plate)).toMatchObject({ resultCode: '902', data: null })
    app.clock.advance(31 * 86_400_000)
    const next = await take({ token: await app.login(member.memberId) }, 'coffee', plate)
    app.clock.advance(-31 * 86_400_000)
    expect(next.resultCode).toBe('100')
    expect(await usage(plate)).toEqual([
      { round_no: 1, used: 2, quota: 2 },
      { round_no: 2, used: 1, quota: 2 }
    ])
  })

  it.each([
    ['later', '903'],
    ['over', '904']
  ])('refuses %s outside its window with %s', async (privilegeId, code) => {
    const member = await nextMember()
    expect((await take(member, privilegeId, member.plate('monthly'))).resultCode).toBe(code)
    expect(await usage(member.plate('monthly'))).toEqual([])
  })

  it('refuses what is not in the plate, with 905', async () => {
    const member = await nextMember()
    expect((await take(member, 'elsewhere', member.plate('monthly'))).resultCode).toBe('905')
  })

  it("refuses somebody else's plate as if it did not exist, and takes nothing from it", async () => {
    const owner = await nextMember()
    const other = await nextMember()
    const refused = await take(other, 'coffee', owner.plate('monthly'))
    const unknown = await take(other, 'coffee', 'no-such-plate')
    expect([refused.resultCode, refused.resultMsg]).toEqual([unknown.resultCode, unknown.resultMsg])
    expect(refused.resultCode).toBe('905')
    expect(await usage(owner.plate('monthly'))).toEqual([])
  })

  it('refuses when the card has expired or is not active', async () => {
    const member = await nextMember()
    const set = (state: string, expiresAt: Date) =>
      app.database.pool.query('update member_cards set state = $2, expires_at = $3 where id = $1', [
        member.memberCardId,
        state,
        expiresAt
      ])
    await set('active', app.clock.now())
    expect((await take(member, 'coffee', member.plate('monthly'))).resultCode).toBe('905')
    await set('inactive', new Date('2030-01-01'))
    expect((await take(member, 'coffee', member.plate('monthly'))).resultCode).toBe('905')
  })

  it('refuses visitors with 305', async () => {
    const answer = await call(app, receivePrivilege, { privilegeId: 'coffee', memberPlateId: 'x' })
    expect(answer.resultCode).toBe('305')
  })

  it('lets one of a group be taken in a round, by either call', async () => {
    const member = await nextMember()
    const plate = member.plate('monthly')
    const group = (groupId: string, privilegeId: string) =>
      call<ReceiveRecord>(app, receiveGroupPrivilege, { groupId, privilegeId, memberPlateId: plate }, member)
    expect((await group('coffee', 'tea')).resultCode).toBe('905')
    const tea = await group('drinks', 'tea')
    expect(tea.resultCode).toBe('100')
    expect((await group('drinks', 'juice')).resultCode).toBe('902')
    expect((await take(member, 'juice', plate)).resultCode).toBe('902')
    expect((await group('drinks', 'tea')).data).toEqual(tea.data)
    expect(await usage(plate)).toEqual([{ round_no: 1, used: 1, quota: 2 }])
  })

  it('draws a prize on the server; a blank comes without a code', async () => {
    const prizes = new Map<string, (string | null)[]>()
    for (let i = 0; i < 24; i++) {
      const member = await nextMember()
      const { data } = await take(member, 'draw', member.plate('monthly'))
      prizes.set(data.prize ?? '', [...(prizes.get(data.prize ?? '') ?? []), data.code])
    }
    expect([...prizes.keys()].sort()).toEqual(['一等奖', '谢谢参与'])
    expect(prizes.get('谢谢参与')?.every((code) => code === null)).toBe(true)
    expect(prizes.get('一等奖')?.every((code) => isVoucherCode(code ?? ''))).toBe(true)
  })

  it('writes no code into the log', async () => {
    const member = await nextMember()
    const { data } = await take(member, 'film', member.plate('monthly'))
    const log = app.logLines.join('\n')
    expect(log).not.toContain(data.code)
    expect(log).not.toContain(member.token)
  })
})

describe('100 callers at once', () => {
  it('of one member for one privilege: one code, one of the quota', async () => {
    const member = await nextMember()
    const plate = member.plate('monthly')
    const answers = await Promise.all(Array.from({ length: 100 }, () => take(member, 'coffee', plate)))
    expect(new Set(answers.map((answer) => answer.resultCode))).toEqual(new Set(['100']))
    expect(new Set(answers.map((answer) => answer.data.code)).size).toBe(1)
    expect(await usage(plate)).toEqual([{ round_no: 1, used: 1, quota: 2 }])
  })

  it('of one member for all privileges of a plate: the quota and no more', async () => {
    const member = await nextMember()
    const plate = member.plate('monthly')
    const wanted = ['coffee', 'film', 'tea', 'juice', 'draw']
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        receivePlatePrivilege(
          app.database.db,
          {
            memberId: member.memberId,
            channel: 'main',
            memberPlateId: plate,
            privilegeId: wanted[index % wanted.length] ?? '',
            now: app.clock.now()
          },
          async () => undefined
        )
      )
    )
    const given = results.flatMap((it) => (it.status === 'fulfilled' ? [it.value.receiveId] : []))
    const reasons = results.flatMap((it) =>
      it.status === 'rejected' ? [(it.reason as { code: string }).code] : []
    )
    expect(new Set(given).size).toBe(2)
    expect(new Set(reasons)).toEqual(new Set(['902']))
    expect(await usage(plate)).toEqual([{ round_no: 1, used: 2, quota: 2 }])
    const { rows } = await app.database.pool.query(
      'select id from receive_records where member_plate_id = $1',
      [plate]
    )
    expect(rows).toHaveLength(2)
  })

  it('of 100 members for the last five: five codes, stock at nothing, nobody loses quota for nothing', async () => {
    const members = await Promise.all(Array.from({ length: 100 }, nextMember))
    const answers = await Promise.all(members.map((member) => take(member, 'few', member.plate('monthly'))))
    const codes = answers.flatMap((answer) => (answer.resultCode === '100' ? [answer.data.code] : []))
    expect(new Set(codes).size).toBe(5)
    expect(answers.filter((answer) => answer.resultCode === '901')).toHaveLength(95)
    expect(await stockOf('few')).toBe(0)
    const { rows } = await app.database.pool.query(
      'select sum(used)::int as used from round_usages where member_plate_id = any($1)',
      [members.map((member) => member.plate('monthly'))]
    )
    expect(rows).toEqual([{ used: 5 }])
  })

  it('fails when it is done naively: read, then write (control)', async () => {
    await app.database.pool.query(`create table naive_quota (used int not null, codes int not null);
      insert into naive_quota values (0, 0)`)
    const naive = async () => {
      const client = await app.database.pool.connect()
      try {
        await client.query('begin')
        const { rows } = await client.query<{ used: number }>('select used from naive_quota')
        if ((rows[0]?.used ?? 0) < 1) {
          await client.query('select pg_sleep(0.002)')
          await client.query('update naive_quota set used = used + 1, codes = codes + 1')
        }
        await client.query('commit')
      } finally {
        client.release()
      }
    }
    await Promise.all(Array.from({ length: 100 }, naive))
    const { rows } = await app.database.pool.query<{ codes: number }>('select codes from naive_quota')
    expect(rows[0]?.codes).toBeGreaterThan(1)
  })
})
