import { plateEndpoints } from '../../../contract/plate/endpoints'
import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import type { Data } from '../../../contract/types'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from '../privilege/support'

let app: TestApp
type Member = Awaited<ReturnType<typeof memberWithCard>>
let member: Member

beforeAll(async () => {
  app = await rightsApp()
  member = await memberWithCard(app, 'member')
})
afterAll(() => app.close())

const take = (privilegeId: string) =>
  call(
    app,
    privilegeEndpoints.receivePrivilege,
    { privilegeId, memberPlateId: member.plate('monthly') },
    member
  )

describe('plates of a member', () => {
  it('show what was taken in the running round, and nothing of it in the next', async () => {
    await take('coffee')
    const plates = async (token: string) =>
      (
        await call<Data<'indexPlateInfo'>>(
          app,
          plateEndpoints.indexPlateInfo,
          { memberCardId: member.memberCardId },
          { token }
        )
      ).data
    const [before] = await plates(member.token)
    expect(before).toMatchObject({
      plateId: 'monthly',
      source: 'included',
      round: { roundNo: 1, used: 1, quota: 2 }
    })
    expect(before?.privileges.filter((it) => it.taken).map((it) => it.privilegeId)).toEqual(['coffee'])
    // a group, an account, a draw and what is not open now are not taken by one tap
    expect(before?.privileges.filter((it) => it.atOnce).map((it) => it.privilegeId)).toEqual(['film', 'few'])
    expect(before?.round?.endsAt).toBe('2026-12-20T16:00:00.000Z')

    app.clock.set(new Date('2026-12-21T00:00:00+08:00'))
    const [after] = await plates(await app.login('member'))
    app.clock.set(new Date('2026-11-21T10:00:00+08:00'))
    expect(after).toMatchObject({ round: { roundNo: 2, used: 0 } })
    expect(after?.privileges.some((it) => it.taken)).toBe(false)
  })

  it('tell every round: past, running, to come', async () => {
    app.clock.set(new Date('2026-12-25T10:00:00+08:00'))
    const { data } = await call<Data<'plateRoundInfo'>>(
      app,
      plateEndpoints.plateRoundInfo,
      { memberPlateId: member.plate('monthly') },
      { token: await app.login('member') }
    )
    app.clock.set(new Date('2026-11-21T10:00:00+08:00'))
    expect(data.rounds.map((round) => round.state)).toEqual([
      'past',
      'running',
      ...Array<string>(10).fill('future')
    ])
    expect(data.rounds.map((round) => round.used)).toEqual([1, ...Array<number>(11).fill(0)])
    expect(data.plate.round?.roundNo).toBe(2)
  })

  it("are nobody else's", async () => {
    const token = await app.login('stranger')
    const memberPlateId = member.plate('monthly')
    for (const endpoint of [plateEndpoints.plateRoundInfo, plateEndpoints.getMyCardPlateInfo]) {
      const answer = await call(app, endpoint, { memberPlateId }, { token })
      expect([answer.status, answer.data]).toEqual([404, null])
    }
    const ofCard = await call(
      app,
      plateEndpoints.indexPlateInfo,
      { memberCardId: member.memberCardId },
      { token }
    )
    expect(ofCard.data).toEqual([])
  })
})

describe('a plate on offer', () => {
  const detail = (plateId: string, options: { token?: string; channel?: string } = {}) =>
    call<Data<'getPlateDetail'>>(app, plateEndpoints.getPlateDetail, { plateId }, options)

  it('shows a visitor what is in it, and a member also their copies', async () => {
    const visitor = await detail('monthly')
    expect(visitor.data.privileges).toHaveLength(9)
    expect(visitor.data).toMatchObject({
      rulesHtml: '<p>plate</p>',
      mine: [],
      plate: { purchase: { reason: 'ok' } }
    })
    const { data } = await detail('monthly', member)
    expect(data.mine).toMatchObject([
      {
        memberPlateId: member.plate('monthly'),
        memberCardId: member.memberCardId,
        round: { roundNo: 1, used: 1 }
      }
    ])
  })

  it('of another channel, or of none, is not there', async () => {
    expect((await detail('candy-plate')).status).toBe(404)
    expect((await detail('candy-plate', { channel: 'candy' })).resultCode).toBe('100')
    expect((await detail('no-such-plate')).status).toBe(404)
  })

  it('that is not on sale any more says so', async () => {
    expect((await detail('withdrawn')).data.plate.purchase).toEqual({ allowed: false, reason: 'off_sale' })
  })

  it('says how often it may still be bought', async () => {
    const times = async (plateId: string) =>
      (await call<Data<'getBuyTimes'>>(app, plateEndpoints.getBuyTimes, { plateId }, member)).data
    expect(await times('addon')).toEqual({ bought: 0, limit: 2, remaining: 2 })
    await app.database.pool.query(`
      insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
        values ('90000000000000000002', 'member', 'main', 'plate', 'unpaid', 1900, 0, 1900, now());
      insert into order_lines (order_no, line_no, item_id, name, picture, unit_fen, quantity, discount_fen, pay_fen, kind)
        values ('90000000000000000002', 1, 'addon', '', '', 1900, 1, 0, 1900, 'plate')`)
    expect(await times('addon')).toEqual({ bought: 1, limit: 2, remaining: 1 })
    expect((await times('monthly')).remaining).toBe(99)
  })
})
