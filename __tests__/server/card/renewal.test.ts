/** One more of a card that the member holds begins where the card ends (agreement 会员续费协议, ADR 0055). */
import { cardEndpoints } from '../../../contract/card/endpoints'
import type { Data, MemberCard } from '../../../contract/types'
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { cardStatus, revokeCard } from '../../../server/modules/card'
import { grantCard } from '../../../server/modules/card/grant'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { rightsApp } from '../privilege/support'

let app: TestApp
beforeAll(async () => {
  app = await rightsApp()
  // a plate of weeks comes with the card of 30 days
  await app.database.pool.query(`
    insert into plates (id, name, subtitle, picture, price_fen, list_price_fen, period, quota, rounds, buy_limit, stock,
      rules_html, on_sale, sort, channel_codes) values
      ('weekly', '每周 1 选', '', '/p.webp', 9900, 12900, 'week', 1, 3, 0, null, '', true, 9, '{}');
    insert into plate_privileges values ('weekly', 'coffee', 1);
    insert into card_plates values ('jade', 'weekly', 'included', 2)`)
})
beforeEach(() => app.clock.set(new Date('2026-11-21T10:00:00+08:00')))
afterAll(() => app.close())

const grant = async (memberId: string, over: { orderNo?: string; cardId?: string } = {}) => {
  await app.database.pool.query(
    `insert into members (id, nickname, channel_code) values ($1, $1, 'main') on conflict do nothing`,
    [memberId]
  )
  return withTransaction(app.database.db, (tx) =>
    grantCard(tx, {
      memberId,
      cardId: over.cardId ?? 'jade',
      now: app.clock.now(),
      ...(over.orderNo ? { orderNo: over.orderNo as OrderNo } : {})
    })
  )
}
const mine = async (memberId: string): Promise<MemberCard[]> =>
  (
    await call<Data<'getMyCardInfo'>>(
      app,
      cardEndpoints.getMyCardInfo,
      {},
      { token: await app.login(memberId) }
    )
  ).data.cardInfoList
const detail = async (memberId: string, memberCardId: string) =>
  (
    await call<Data<'getCardInfo'>>(
      app,
      cardEndpoints.getCardInfo,
      { memberCardId },
      { token: await app.login(memberId) }
    )
  ).data
const termsOf = async (memberCardId: string) =>
  (
    await app.database.pool.query<{ starts_at: Date; ends_at: Date }>(
      'select starts_at, ends_at from card_terms where member_card_id = $1 order by starts_at',
      [memberCardId]
    )
  ).rows
const platesOf = async (memberCardId: string) =>
  (
    await app.database.pool.query<{ starts_at: Date; ends_at: Date }>(
      `select starts_at, ends_at from member_plates where member_card_id = $1 and plate_id = 'weekly' order by starts_at`,
      [memberCardId]
    )
  ).rows
const china = (day: string) => new Date(`${day}T00:00:00+08:00`)
const at = (time: string) => app.clock.set(new Date(time))
const back = (orderNo: string) =>
  withTransaction(app.database.db, (tx) => revokeCard(orderNo as OrderNo, app.clock.now(), tx))

test('a card of 30 days ends with the thirtieth day after, and a renewal adds 30 to the days that are left', async () => {
  const first = await grant('five-left')
  expect(first.expiresAt).toEqual(china('2026-12-22'))
  at('2026-12-17T06:08:00+08:00')
  const renewed = await grant('five-left')
  expect(renewed).toEqual({ ...first, expiresAt: china('2027-01-21') })
  expect(await mine('five-left')).toEqual([
    expect.objectContaining({
      memberCardId: first.memberCardId,
      state: 'active',
      expiresAt: '2027-01-20T16:00:00.000Z',
      renewedFrom: '2026-12-21T16:00:00.000Z',
      plateCount: 2
    })
  ])
})

test('renewing twice chains; after the end it begins again', async () => {
  const { memberCardId } = await grant('twice')
  await grant('twice')
  await grant('twice')
  expect(await termsOf(memberCardId)).toEqual([
    { starts_at: app.clock.now(), ends_at: china('2026-12-22') },
    { starts_at: china('2026-12-22'), ends_at: china('2027-01-21') },
    { starts_at: china('2027-01-21'), ends_at: china('2027-02-20') }
  ])
  at('2027-02-20T00:00:00+08:00')
  const later = await grant('twice')
  expect(later.memberCardId).not.toBe(memberCardId)
  expect(later.expiresAt).toEqual(china('2027-03-22'))
})

test('plates begin their rounds with the new term, and what was left is not carried over', async () => {
  const { memberCardId } = await grant('rounds')
  await grant('rounds')
  expect(await platesOf(memberCardId)).toEqual([
    { starts_at: app.clock.now(), ends_at: china('2026-12-12') },
    { starts_at: china('2026-12-22'), ends_at: china('2027-01-12') }
  ])
  const weekly = async () =>
    (await detail('rounds', memberCardId)).plates.filter((plate) => plate.plateId === 'weekly')
  expect(await weekly()).toEqual([
    expect.objectContaining({ round: expect.objectContaining({ roundNo: 1, rounds: 3 }) as unknown })
  ])
  at('2026-12-15T10:00:00+08:00')
  expect(await weekly()).toEqual([expect.objectContaining({ round: null })])
  at('2026-12-22T00:00:00+08:00')
  expect(await weekly()).toEqual([
    expect.objectContaining({ round: expect.objectContaining({ roundNo: 1, used: 0 }) as unknown })
  ])
  expect((await mine('rounds'))[0]).toMatchObject({ state: 'active', renewedFrom: null, plateCount: 2 })
})

test('many that come at once follow each other: none is lost, none overlaps', async () => {
  const granted = await Promise.all(Array.from({ length: 12 }, () => grant('at-once')))
  const ids = new Set(granted.map(({ memberCardId }) => memberCardId))
  expect(ids.size).toBe(1)
  const terms = await termsOf([...ids][0] ?? '')
  expect(terms).toHaveLength(12)
  terms.slice(1).forEach((term, index) => expect(term.starts_at).toEqual(terms[index]?.ends_at))
})

test('two terms cannot begin at the same end, whatever forgot to wait', async () => {
  const { memberCardId } = await grant('naive')
  const naive = (id: string) =>
    app.database.pool.query(
      `insert into card_terms (id, member_card_id, validity_days, starts_at, ends_at)
       select $1, id, 30, expires_at, expires_at + interval '30 days' from member_cards where id = $2`,
      [id, memberCardId]
    )
  const outcomes = await Promise.allSettled([naive('n1'), naive('n2')])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

describe('taking back', () => {
  test('a renewal leaves the card as it was', async () => {
    const first = await grant('renewal-back', { orderNo: '11000000000000000001' })
    await grant('renewal-back', { orderNo: '11000000000000000002' })
    expect(await back('11000000000000000002')).toBe(true)
    expect(await termsOf(first.memberCardId)).toHaveLength(1)
    expect(await platesOf(first.memberCardId)).toHaveLength(1)
    expect((await mine('renewal-back'))[0]).toMatchObject({
      memberCardId: first.memberCardId,
      expiresAt: first.expiresAt.toISOString(),
      renewedFrom: null
    })
  })

  test('the first of two lets the renewal begin now, with its plates', async () => {
    const { memberCardId } = await grant('first-back', { orderNo: '11000000000000000003' })
    await grant('first-back', { orderNo: '11000000000000000004' })
    at('2026-11-25T10:00:00+08:00')
    expect(await back('11000000000000000003')).toBe(true)
    expect(await termsOf(memberCardId)).toEqual([
      { starts_at: app.clock.now(), ends_at: china('2026-12-26') }
    ])
    expect(await platesOf(memberCardId)).toEqual([
      { starts_at: app.clock.now(), ends_at: china('2026-12-16') }
    ])
    expect((await mine('first-back'))[0]).toMatchObject({
      expiresAt: '2026-12-25T16:00:00.000Z',
      renewedFrom: null
    })
  })

  test('one in the middle lets those behind move up; the last takes the card with it', async () => {
    const { memberCardId } = await grant('middle', { orderNo: '11000000000000000005' })
    await grant('middle', { orderNo: '11000000000000000006' })
    await grant('middle', { orderNo: '11000000000000000007' })
    expect(await back('11000000000000000006')).toBe(true)
    expect((await termsOf(memberCardId)).map((term) => term.starts_at)).toEqual([
      app.clock.now(),
      china('2026-12-22')
    ])
    expect(await back('11000000000000000007')).toBe(true)
    expect(await back('11000000000000000005')).toBe(true)
    expect(await mine('middle')).toEqual([])
  })

  test('a term whose plates were used stays; a renewal that a bought plate needs stays too', async () => {
    const { memberCardId } = await grant('needed', { orderNo: '11000000000000000008' })
    await grant('needed', { orderNo: '11000000000000000009' })
    await app.database.pool.query(
      `insert into round_usages (member_plate_id, round_no, used, quota)
       select p.id, 1, 1, 1 from member_plates p join card_terms t on t.id = p.term_id
       where t.order_no = '11000000000000000008' and p.plate_id = 'weekly'`
    )
    expect(await back('11000000000000000008')).toBe(false)
    await app.database.pool.query(
      `insert into member_plates (id, member_id, member_card_id, plate_id, source, starts_at, ends_at)
       select 'needs', 'needed', $1, 'monthly', 'bought', $2, expires_at from member_cards where id = $1`,
      [memberCardId, app.clock.now()]
    )
    const renewal = '11000000000000000009' as OrderNo
    expect(await cardStatus(renewal, app.clock.now(), app.database.db)).toMatchObject({ isNeeded: true })
    await app.database.pool.query(`update member_plates set ends_at = $1 where id = 'needs'`, [
      china('2026-12-22')
    ])
    expect(await back('11000000000000000009')).toBe(true)
  })
})
