import { endOfDayAfter } from '../../../server/lib/ends'
import { cardEndpoints } from '../../../contract/card/endpoints'
import type { Data } from '../../../contract/types'
import { withTransaction } from '../../../server/db/client'
import { grantCard } from '../../../server/modules/card/grant'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from '../privilege/support'

let app: TestApp

beforeAll(async () => {
  app = await rightsApp()
})
afterAll(() => app.close())

const grant = (memberId: string, cardId: string) =>
  withTransaction(app.database.db, (tx) => grantCard(tx, { memberId, cardId, now: app.clock.now() }))
const mine = async (token: string) =>
  (await call<Data<'getMyCardInfo'>>(app, cardEndpoints.getMyCardInfo, {}, { token })).data.cardInfoList
const several = async (token: string, input: object = {}) =>
  (await call<Data<'myMultipleCardInfo'>>(app, cardEndpoints.myMultipleCardInfo, { ...input }, { token }))
    .data
const expiry = async (token: string) =>
  (await call<Data<'getExpiredConfig'>>(app, cardEndpoints.getExpiredConfig, {}, { token })).data
const flag = async (token: string) =>
  (await call<Data<'getAllCardExpiredFlag'>>(app, cardEndpoints.getAllCardExpiredFlag, {}, { token })).data
const endsAfter = (memberCardId: string, days: number) =>
  app.database.pool.query('update member_cards set expires_at = $2 where id = $1', [
    memberCardId,
    endOfDayAfter(app.clock.now(), days)
  ])

describe('cards of a member', () => {
  it('come active first, then inactive, then expired, which follows from the clock', async () => {
    const first = await memberWithCard(app, 'three-cards')
    const inactive = await grant('three-cards', 'jade')
    await app.database.pool.query(
      `update member_cards set state = 'inactive', activated_at = null, expires_at = null where id = $1`,
      [inactive.memberCardId]
    )
    const expired = await grant('three-cards', 'old')
    await endsAfter(expired.memberCardId, -1)
    expect((await mine(first.token)).map((card) => [card.memberCardId, card.state, card.plateCount])).toEqual(
      [
        [first.memberCardId, 'active', 1],
        [inactive.memberCardId, 'inactive', 1],
        [expired.memberCardId, 'expired', 0]
      ]
    )
  })

  it('fill the BigCard panel when two are active, each with its own plates and its red dot', async () => {
    const { token, memberCardId } = await memberWithCard(app, 'two-cards')
    expect(await several(token)).toEqual([])
    const second = await grant('two-cards', 'jade')
    const cards = await several(token)
    expect(
      cards.map((it) => [it.card.memberCardId, it.isRedDot, it.plates.map((plate) => plate.plateId)]).sort()
    ).toEqual(
      [
        [memberCardId, true, ['monthly']],
        [second.memberCardId, true, ['addon']]
      ].sort()
    )
    await call(app, cardEndpoints.clearCardRedDot, { memberCardId }, { token })
    expect((await several(token)).filter((it) => it.isRedDot).map((it) => it.card.memberCardId)).toEqual([
      second.memberCardId
    ])
  })

  it('fill it by label: without the cards that were bought under another one', async () => {
    const { token, memberCardId } = await memberWithCard(app, 'labelled')
    const second = await grant('labelled', 'jade')
    const ids = async (labelId?: string) =>
      (await several(token, labelId ? { labelId } : {})).map((it) => it.card.memberCardId).sort()
    const both = [memberCardId, second.memberCardId].sort()
    await app.database.pool.query(
      `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, label_id,
         expires_at) values ('26112110000000000077', 'labelled', 'main', 'card', 'fulfilled', 0, 0, 0, 'vip', now())`
    )
    await app.database.pool.query('update card_terms set order_no = $2 where member_card_id = $1', [
      second.memberCardId,
      '26112110000000000077'
    ])
    expect(await ids()).toEqual(both)
    expect(await ids('vip')).toEqual(both)
    // one card is left, and one is not several
    expect(await ids('other')).toEqual([])
  })

  it('one in full: plates with their round, add-ons, whether it can be renewed', async () => {
    const member = await memberWithCard(app, 'full')
    const { data } = await call<Data<'getCardInfo'>>(
      app,
      cardEndpoints.getCardInfo,
      { memberCardId: member.memberCardId },
      member
    )
    expect(data.card.cardNo).toBe(member.cardNo)
    expect(data.plates[0]).toMatchObject({
      plateId: 'monthly',
      round: { roundNo: 1, rounds: 12, quota: 2, used: 0 }
    })
    expect(data.plates[0]?.privileges.every((it) => !it.taken)).toBe(true)
    expect(data.addons.map((plate) => [plate.plateId, plate.purchase.reason])).toEqual([['addon', 'ok']])
    expect(data.renew.reason).toBe('ok')
  })

  it("are nobody else's: reading or clearing the dot of another's card answers 404 and changes nothing", async () => {
    const owner = await memberWithCard(app, 'owner')
    const token = await app.login('thief')
    for (const endpoint of [cardEndpoints.getCardInfo, cardEndpoints.clearCardRedDot]) {
      const answer = await call(app, endpoint, { memberCardId: owner.memberCardId }, { token })
      expect([answer.status, answer.data]).toEqual([404, null])
    }
    expect((await mine(owner.token))[0]?.isRedDot).toBe(true)
    expect(await mine(token)).toEqual([])
  })
})

describe('notice of a card that ends', () => {
  it('comes within seven days of the end, for the card that ends first', async () => {
    const { token, memberCardId } = await memberWithCard(app, 'ending')
    const other = await grant('ending', 'jade')
    expect(await expiry(token)).toBeNull()
    await endsAfter(memberCardId, 8)
    expect(await expiry(token)).toBeNull()
    await endsAfter(memberCardId, 7)
    expect(await expiry(token)).toMatchObject({ memberCardId, cardName: '金卡', daysLeft: 7 })
    await endsAfter(other.memberCardId, 3)
    expect(await expiry(token)).toMatchObject({ memberCardId: other.memberCardId, daysLeft: 3 })
    await endsAfter(other.memberCardId, 0)
    expect(await expiry(token)).toMatchObject({ memberCardId: other.memberCardId, daysLeft: 0 })
  })

  it('does not come for a card that was renewed', async () => {
    const { token, memberCardId } = await memberWithCard(app, 'renewed')
    await endsAfter(memberCardId, 1)
    await grant('renewed', 'gold')
    expect(await expiry(token)).toBeNull()
  })

  it('tells when all cards have expired, and not to those who never had one', async () => {
    const { token, memberCardId } = await memberWithCard(app, 'over')
    expect(await flag(token)).toEqual({ allExpired: false, lastExpiredCardId: null })
    await endsAfter(memberCardId, -1)
    expect(await flag(token)).toEqual({ allExpired: true, lastExpiredCardId: memberCardId })
    expect(await flag(await app.login('newcomer'))).toEqual({ allExpired: false, lastExpiredCardId: null })
  })
})

describe('what a card has saved', () => {
  const savedOn = async ({ token, memberCardId }: { token: string; memberCardId: string }) =>
    (await call<Data<'getCardInfo'>>(app, cardEndpoints.getCardInfo, { memberCardId }, { token })).data
      .savedFen

  it('is the worth of what was received with it; what failed, a draw and another card count for nothing', async () => {
    const member = await memberWithCard(app, 'saver')
    const other = await grant('saver', 'jade')
    expect(await savedOn(member)).toBe(0)
    const record = (id: string, privilegeId: string, state: string, plateId = member.plate('monthly')) =>
      app.database.pool.query(
        `insert into receive_records (id, member_id, privilege_id, member_plate_id, round_no, state, expires_at)
         values ($1, 'saver', $2, $3, 1, $4, '2027-01-01')`,
        [id, privilegeId, plateId, state]
      )
    await record('s1', 'coffee', 'used')
    await record('s2', 'film', 'issued')
    await record('s3', 'phone', 'failed')
    await record('s4', 'draw', 'issued')
    expect(await savedOn(member)).toBe(7000)
    expect(await savedOn({ token: member.token, memberCardId: other.memberCardId })).toBe(0)
  })

  it('has its plates in the order of the card, those of which something is lost soonest first', async () => {
    const member = await memberWithCard(app, 'sorted')
    await app.database.pool.query(
      `insert into member_plates (id, member_id, member_card_id, plate_id, source, starts_at, ends_at)
       values ('sorted-addon', 'sorted', $1, 'addon', 'bought', '2026-11-01', '2026-11-25')`,
      [member.memberCardId]
    )
    const order = async () =>
      (
        await call<Data<'getCardInfo'>>(
          app,
          cardEndpoints.getCardInfo,
          { memberCardId: member.memberCardId },
          member
        )
      ).data.plates.map((plate) => plate.plateId)
    expect(await order()).toEqual(['addon', 'monthly'])
    await app.database.pool.query(`insert into round_usages values ('sorted-addon', 1, 1, 1)`)
    expect(await order()).toEqual(['monthly', 'addon'])
  })
})
