import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import type { Data, PrivilegeBrief } from '../../../contract/types'
import { call, type CallOptions } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from './support'
import { allPages } from '../../support/all-pages'

let app: TestApp

beforeAll(async () => {
  app = await rightsApp()
})
afterAll(() => app.close())

const detail = (privilegeId: string, options: CallOptions = {}, more: object = {}) =>
  call<Data<'myPrivilegeDetail'>>(
    app,
    privilegeEndpoints.myPrivilegeDetail,
    { privilegeId, ...more },
    options
  )
const actionOf = async (...args: Parameters<typeof detail>) => (await detail(...args)).data.action
const take = (member: { token: string }, privilegeId: string, memberPlateId: string) =>
  call<{ receiveId: string }>(
    app,
    privilegeEndpoints.receivePrivilege,
    { privilegeId, memberPlateId },
    member
  )
const ids = (list: readonly PrivilegeBrief[]) => list.map((it) => it.privilegeId)

describe('a privilege in full', () => {
  it('tells a visitor what it is and to log in', async () => {
    const { data } = await detail('phone')
    expect(data).toMatchObject({
      privilege: { privilegeId: 'phone', kind: 'recharge', brandName: '青禾', faceFen: 30000 },
      rulesHtml: '<p>rules</p>',
      needsAccount: true,
      stock: 100,
      stores: [],
      storeTotal: 0,
      action: { kind: 'login' }
    })
  })

  it('follows a member from buying a card through taking to the next round', async () => {
    const token = await app.login('traveller')
    expect(await actionOf('coffee', { token })).toMatchObject({ kind: 'buyCard', cardId: 'gold' })
    const member = await memberWithCard(app, 'traveller')
    const memberPlateId = member.plate('monthly')
    expect(await actionOf('coffee', { token })).toMatchObject({ kind: 'take', memberPlateId, left: 2 })
    expect(await actionOf('tea', { token })).toMatchObject({ kind: 'chooseOne' })
    const { receiveId } = (await take(member, 'coffee', memberPlateId)).data
    expect(await actionOf('coffee', { token })).toMatchObject({ kind: 'taken', receiveId, left: 1 })
    const tea = (await take(member, 'tea', memberPlateId)).data
    expect(await actionOf('juice', { token })).toMatchObject({ kind: 'quotaUsed', receiveId: tea.receiveId })
    expect(await actionOf('film', { token })).toMatchObject({ kind: 'quotaUsed', left: 0, receiveId: null })
    app.clock.set(new Date('2026-12-21T00:00:00+08:00'))
    expect(await actionOf('coffee', { token: await app.login('traveller') })).toMatchObject({
      kind: 'take',
      left: 2
    })
    app.clock.set(new Date('2026-11-21T10:00:00+08:00'))
  })

  it('knows a window that is over, one to come, and a stock that is used up at this moment', async () => {
    expect((await actionOf('over')).kind).toBe('ended')
    expect(await actionOf('later')).toMatchObject({
      kind: 'notStarted',
      resetsAt: '2026-11-30T16:00:00.000Z'
    })
    expect((await actionOf('few')).kind).toBe('login')
    await app.database.pool.query(`update privileges set stock = 0 where id = 'few'`)
    expect((await detail('few')).data).toMatchObject({ stock: 0, action: { kind: 'soldOut' } })
  })

  it('offers a member the plate when their card takes it, and to activate a card that lies there inactive', async () => {
    const { token, memberCardId } = await memberWithCard(app, 'gold-holder')
    await app.database.pool.query(`delete from member_plates where member_card_id = $1`, [memberCardId])
    expect(await actionOf('coffee', { token })).toMatchObject({
      kind: 'buyPlate',
      memberCardId,
      cardId: 'gold'
    })
    await app.database.pool.query(
      `update member_cards set state = 'inactive', activated_at = null, expires_at = null where id = $1`,
      [memberCardId]
    )
    expect(await actionOf('coffee', { token })).toMatchObject({ kind: 'activate', memberCardId })
  })

  it('publishes the odds of a draw from the weights that it draws by, and none for the rest', async () => {
    expect((await detail('draw')).data.prizes).toEqual([
      { name: '一等奖', percent: 50 },
      { name: '谢谢参与', percent: 50 }
    ])
    expect((await detail('coffee')).data.prizes).toEqual([])
  })

  it("does not look through somebody else's plate", async () => {
    const owner = await memberWithCard(app, 'plate-owner')
    const token = await app.login('onlooker')
    const action = await actionOf('coffee', { token }, { memberPlateId: owner.plate('monthly') })
    expect(action).toMatchObject({ kind: 'buyCard', memberPlateId: null })
  })

  it.each(['elsewhere', 'no-such-privilege'])(
    'answers 404 for %s, which the channel does not have',
    async (privilegeId) => {
      expect((await detail(privilegeId)).status).toBe(404)
    }
  )
})

describe('lists of privileges', () => {
  it('are the channel’s, by kind, without those that are over, page after page', async () => {
    const list = async (input: object, options: CallOptions = {}) =>
      (await call<Data<'listPrivileges'>>(app, privilegeEndpoints.listPrivileges, { ...input }, options)).data
    expect(ids((await list({ kind: 'food' })).list)).toEqual(['coffee', 'tea', 'juice'])
    expect(ids((await list({ kind: 'travel' })).list)).toEqual([])
    expect(ids((await list({ kind: 'film' }, { channel: 'candy' })).list)).toEqual(['elsewhere', 'film'])
    const pages = await allPages((part) => list({ pageSize: 3, ...part }))
    expect(pages.flatMap((page) => ids(page.list))).toEqual([
      'coffee',
      'film',
      'tea',
      'juice',
      'phone',
      'draw',
      'few',
      'later'
    ])
    expect(pages).toHaveLength(3)
  })

  it('tell a member what each is to them, what can be taken first, and through which plate', async () => {
    const member = await memberWithCard(app, 'list-reader', 'gold')
    const memberPlateId = member.plate('monthly')
    const list = async (options: CallOptions = {}) =>
      (
        await call<Data<'listPrivileges'>>(app, privilegeEndpoints.listPrivileges, { kind: 'food' }, options)
      ).data.list.map(({ privilegeId, action, memberPlateId: through }) => [privilegeId, action, through])
    expect(await list()).toEqual([
      ['coffee', 'login', null],
      ['tea', 'login', null],
      ['juice', 'login', null]
    ])
    await take(member, 'coffee', memberPlateId)
    expect(await list(member)).toEqual([
      ['tea', 'chooseOne', memberPlateId],
      ['juice', 'chooseOne', memberPlateId],
      ['coffee', 'taken', memberPlateId]
    ])
    const stranger = await app.login('list-stranger')
    expect((await list({ token: stranger })).map(([, action]) => action)).toEqual([
      'buyCard',
      'buyCard',
      'buyCard'
    ])
  })

  it('of a group have its choices; through a plate those of the plate', async () => {
    const { token, plate } = await memberWithCard(app, 'chooser', 'jade')
    const group = (input: object, options: CallOptions = {}) =>
      call<Data<'getPrivilegeGroupInfo'>>(
        app,
        privilegeEndpoints.getPrivilegeGroupInfo,
        { ...input },
        options
      )
    const ofPlate = { groupId: 'drinks', memberPlateId: plate('addon') }
    expect(ids((await group({ groupId: 'drinks' })).data.choices)).toEqual(['tea', 'juice'])
    expect((await group(ofPlate, { token })).data.choices).toMatchObject([
      { privilegeId: 'tea', soldOut: false }
    ])
    expect(ids((await group(ofPlate)).data.choices)).toEqual(['tea', 'juice'])
    expect((await group({ groupId: 'no-such-group' })).status).toBe(404)
  })

  it('recommend what is wanted, first of the kinds the member looks at, without what was just bought', async () => {
    const recommended = async (options: CallOptions = {}, input: object = {}) =>
      ids(
        (await call<PrivilegeBrief[]>(app, privilegeEndpoints.getRecommendProduct, { ...input }, options))
          .data
      )
    expect((await recommended()).slice(0, 3)).toEqual(['coffee', 'film', 'tea'])
    const token = await app.login('reader')
    for (let i = 0; i < 8; i++) {
      await call(app, privilegeEndpoints.recordThePrivilege, { privilegeId: 'phone' }, { token })
    }
    expect((await recommended({ token }))[0]).toBe('phone')
    await app.database.pool.query(`
      insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
        values ('90000000000000000009', 'reader', 'main', 'plate', 'fulfilled', 1900, 0, 1900, now());
      insert into order_lines (order_no, line_no, item_id, name, picture, unit_fen, quantity, discount_fen, pay_fen, kind)
        values ('90000000000000000009', 1, 'addon', '', '', 1900, 1, 0, 1900, 'plate')`)
    expect(await recommended({ token }, { orderNo: '90000000000000000009' })).not.toContain('coffee')
    const other = await app.login('somebody-else')
    expect(await recommended({ token: other }, { orderNo: '90000000000000000009' })).toContain('coffee')
  })

  it('count looks at what there is only', async () => {
    const token = await app.login('looker')
    const answer = await call(
      app,
      privilegeEndpoints.recordThePrivilege,
      { privilegeId: 'nothing' },
      { token }
    )
    expect(answer.status).toBe(404)
  })

  it('of recharges hold nothing else', async () => {
    const { data } = await call<PrivilegeBrief[]>(app, privilegeEndpoints.rechargeRecommendPrivilege)
    expect(ids(data)).toEqual(['phone'])
  })
})

describe('guard against scripts', () => {
  it('stops a member after 20 takes or refusals in a minute, and says for how long; repeats do not count', async () => {
    const member = await memberWithCard(app, 'script')
    const plate = member.plate('monthly')
    const check = async () =>
      (
        await call<Data<'checkPreventSwipe'>>(
          app,
          privilegeEndpoints.checkPreventSwipe,
          { privilegeId: 'coffee' },
          member
        )
      ).data
    for (let i = 0; i < 30; i++) await take(member, 'coffee', plate)
    expect(await check()).toEqual({ allowed: true, waitSeconds: 0 })
    for (let i = 0; i < 19; i++) await take(member, 'over', plate)
    expect(await check()).toEqual({ allowed: false, waitSeconds: 60 })
    const stopped = await take(member, 'film', plate)
    expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '60'])
    app.clock.advance(60_000)
    expect(await check()).toEqual({ allowed: true, waitSeconds: 0 })
  })
  it('lets no more of a burst through than there are: 150 at once, 20 told why, the rest to wait', async () => {
    const member = await memberWithCard(app, 'burst')
    const plate = member.plate('monthly')
    const answers = await Promise.all(Array.from({ length: 150 }, () => take(member, 'over', plate)))
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(130)
    expect((await take(member, 'coffee', plate)).status).toBe(429)
  })
})
