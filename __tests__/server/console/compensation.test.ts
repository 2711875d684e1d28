/** Days of a card and a privilege once more, as staff make up for something. */
import { cardEndpoints } from '@contract/card/endpoints'
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import type { Data } from '@contract/types'
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { cardStatus, endTerm, grantCard, revokeCard } from '../../../server/modules/card'
import { endRest, restOf } from '../../../server/modules/plate'
import { issueOne } from '../../../server/modules/privilege'
import { call } from '../../support/server/call'
import { consoleCall, staffToken } from '../../support/server/console'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await buildTestApp({ seeded: true })
  staff = await staffToken(app, 'service')
})
beforeEach(() => app.clock.set(new Date('2026-11-21T10:00:00+08:00')))
afterAll(() => app.close())

type Name = 'memberDetail' | 'giveCardDays' | 'givePrivilege'
const ask = <D = unknown>(name: Name, input: Readonly<Record<string, unknown>>, key?: string) =>
  consoleCall<D>(app, consoleEndpoints[name], input, { token: staff, ...(key ? { key } : {}) })
const rows = async <R>(text: string, values: readonly unknown[] = []) =>
  (await app.database.pool.query(text, [...values])).rows as R[]
const actsAbout = (memberId: string) =>
  rows<{ act: string; reason: string; before: object; after: object }>(
    'select act, reason, before, after from staff_acts where about_id = $1 order by id',
    [memberId]
  )
const reason = '门店停业'
const DAY_MS = 86_400_000
const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

describe('days of a card', () => {
  const grant = async (memberId: string, orderNo?: string) => {
    await app.login(memberId)
    const given = { memberId, cardId: 'main-season', now: app.clock.now() }
    return withTransaction(app.database.db, (tx) =>
      grantCard(tx, { ...given, ...(orderNo ? { orderNo: orderNo as OrderNo } : {}) })
    )
  }
  interface Span {
    id: string
    starts_at: Date
    ends_at: Date
  }
  const termsOf = (memberCardId: string) =>
    rows<Span>('select id, starts_at, ends_at from card_terms where member_card_id = $1 order by starts_at', [
      memberCardId
    ])
  const platesOf = (termId: string) =>
    rows<Span>('select id, starts_at, ends_at from member_plates where term_id = $1 order by id', [termId])
  const give = (memberId: string, memberCardId: string, days: number, key?: string) =>
    ask<{ expiresAt: string }>('giveCardDays', { memberId, memberCardId, days, reason }, key)

  test('are given once per call: card and plates end later, its owner sees it, and it is in the trail', async () => {
    const { memberCardId, expiresAt } = await grant('waited')
    const [term] = await termsOf(memberCardId)
    const before = await platesOf(term?.id ?? '')
    expect(before.length).toBeGreaterThan(0)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => give('waited', memberCardId, 10, 'ten-days-12345678'))
    )
    expect(new Set(answers.map(({ resultCode, data }) => JSON.stringify([resultCode, data]))).size).toBe(1)
    const end = later(expiresAt, 10).toISOString()
    expect(answers[0]).toMatchObject({ resultCode: '100', data: { expiresAt: end } })
    expect((await termsOf(memberCardId)).map(({ ends_at }) => ends_at.toISOString())).toEqual([end])
    expect(await platesOf(term?.id ?? '')).toEqual(
      before.map((plate) => ({ ...plate, ends_at: later(plate.ends_at, 10) }))
    )
    const token = await app.login('waited')
    const mine = await call<Data<'getMyCardInfo'>>(app, cardEndpoints.getMyCardInfo, {}, { token })
    expect(mine.data.cardInfoList).toMatchObject([{ memberCardId, expiresAt: end, isRedDot: true }])
    expect(await actsAbout('waited')).toEqual([
      {
        act: 'giveCardDays',
        reason,
        before: { memberCardId, expiresAt: expiresAt.toISOString() },
        after: { memberCardId, days: 10, expiresAt: end }
      }
    ])
  })

  test('move renewals: they begin later, as long as before, whatever their number and the days', async () => {
    const { memberCardId } = await grant('renewed')
    await grant('renewed')
    const { expiresAt } = await grant('renewed')
    const before = await termsOf(memberCardId)
    expect(before).toHaveLength(3)
    // as long as a term: a renewal begins where the next one did
    const days = Math.round(
      ((before[2]?.starts_at.getTime() ?? 0) - (before[1]?.starts_at.getTime() ?? 0)) / DAY_MS
    )
    const given = Math.min(days, 90)
    expect((await give('renewed', memberCardId, given)).data.expiresAt).toBe(
      later(expiresAt, given).toISOString()
    )
    const after = await termsOf(memberCardId)
    expect(after).toEqual(
      before.map((term, index) => ({
        ...term,
        starts_at: index === 0 ? term.starts_at : later(term.starts_at, given),
        ends_at: later(term.ends_at, given)
      }))
    )
    for (const term of after.slice(1))
      for (const plate of await platesOf(term.id)) {
        expect(plate.starts_at).toEqual(term.starts_at)
        expect(plate.ends_at.getTime()).toBeLessThanOrEqual(term.ends_at.getTime())
      }
  })

  test('are not paid for by a refund, and end with the card that is refunded', async () => {
    const orderNo = '26112110000000000001' as OrderNo
    const { memberCardId, expiresAt } = await grant('refunded', orderNo)
    const read = () =>
      Promise.all([
        restOf('card', orderNo, app.database.db),
        cardStatus(orderNo, app.clock.now(), app.database.db)
      ])
    const bought = await read()
    expect(bought[1].endsAt).toEqual(expiresAt)
    await give('refunded', memberCardId, 30)
    expect(await read()).toEqual(bought)

    await withTransaction(app.database.db, async (tx) => {
      await endTerm(orderNo, app.clock.now(), tx)
      await endRest('card', orderNo, app.clock.now(), tx)
    })
    expect(await give('refunded', memberCardId, 5)).toMatchObject({
      resultCode: '907',
      resultMsg: '会员卡未激活、已到期或已退款，不能延长'
    })
  })

  test('do not outlive the order of a card that is taken back unused', async () => {
    const orderNo = '26112110000000000002' as OrderNo
    const { memberCardId } = await grant('unused', orderNo)
    await give('unused', memberCardId, 30)
    expect(await withTransaction(app.database.db, (tx) => revokeCard(orderNo, app.clock.now(), tx))).toBe(
      true
    )
    expect(await give('unused', memberCardId, 5)).toMatchObject({
      status: 404,
      resultMsg: '会员没有这张会员卡，可能已退款'
    })
  })

  test('stay when a renewal is taken back', async () => {
    const { memberCardId, expiresAt } = await grant('kept')
    await grant('kept', '26112110000000000003')
    await give('kept', memberCardId, 7)
    await withTransaction(app.database.db, (tx) =>
      revokeCard('26112110000000000003' as OrderNo, app.clock.now(), tx)
    )
    expect((await termsOf(memberCardId)).map(({ ends_at }) => ends_at)).toEqual([later(expiresAt, 7)])
    const [card] = await rows<Span>('select expires_at as ends_at from member_cards where id = $1', [
      memberCardId
    ])
    expect(card?.ends_at).toEqual(later(expiresAt, 7))
  })

  test('are for a card that runs, of this member, and from 1 to 90', async () => {
    const { memberCardId, expiresAt } = await grant('ended')
    await app.login('stranger')
    for (const days of [0, 91, 1.5]) expect((await give('ended', memberCardId, days)).status).toBe(400)
    expect((await give('stranger', memberCardId, 5)).status).toBe(404)
    expect((await give('nobody', memberCardId, 5)).status).toBe(404)
    app.clock.set(expiresAt)
    staff = await staffToken(app, 'service', { name: '后来的客服' })
    expect((await give('ended', memberCardId, 5)).resultCode).toBe('907')
    expect(await actsAbout('ended')).toEqual([])
  })
})

describe('a privilege once more', () => {
  beforeAll(async () => {
    staff = await staffToken(app, 'service')
    await app.database.pool.query(
      `insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen, face_text, rules_html,
         usage_html, stock, validity_days, delivery, hot)
       select id, 'food', (select min(id) from brands), id, '', '/p.webp', '{}', 100, '', '', '', stock, 30, delivery, 1
       from (values ('scarce', 2, 'code'), ('plenty', null::int, 'pair'), ('wheel', null, 'draw'), ('top-up', null, 'account')) t (id, stock, delivery)`
    )
  })
  const receive = async (memberId: string, privilegeId: string) => {
    await app.login(memberId)
    const piece = { memberId, privilegeId, now: app.clock.now() }
    return (await withTransaction(app.database.db, (tx) => issueOne(tx, piece))).receiveId
  }
  const give = (memberId: string, receiveId: string, key?: string) =>
    ask<{ receiveId: string }>('givePrivilege', { memberId, receiveId, reason }, key)
  const recordsOf = async (memberId: string) =>
    (await ask<ConsoleData<'memberDetail'>>('memberDetail', { memberId })).data.records

  test('is a record of its own, once per call, and in the trail', async () => {
    const receiveId = await receive('cold', 'plenty')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => give('cold', receiveId, 'once-more-12345678'))
    )
    const [again] = new Set(answers.map(({ data }) => data.receiveId))
    expect(new Set(answers.map(({ resultCode, data }) => JSON.stringify([resultCode, data]))).size).toBe(1)
    expect((await recordsOf('cold')).map((record) => [record.receiveId, record.state]).sort()).toEqual(
      [
        [receiveId, 'issued'],
        [again, 'issued']
      ].sort()
    )
    expect(await actsAbout('cold')).toMatchObject([
      {
        act: 'givePrivilege',
        reason,
        before: { receiveId },
        after: { receiveId: again, privilegeId: 'plenty' }
      }
    ])
  })

  test('is one of the stock, also for 20 at once', async () => {
    const receiveId = await receive('scarce', 'scarce')
    const answers = await Promise.all(Array.from({ length: 20 }, () => give('scarce', receiveId)))
    expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(2)
    expect(answers.filter(({ resultCode }) => resultCode === '901')).toHaveLength(18)
    expect(await recordsOf('scarce')).toHaveLength(3)
    expect(await rows(`select stock from privileges where id = 'scarce'`)).toEqual([{ stock: 0 }])
  })

  test('goes to the same number, if it is a recharge', async () => {
    await app.login('caller', '13800000071')
    await app.database.pool.query(
      `insert into receive_records (id, member_id, privilege_id, state, account, failed_reason, expires_at)
       values ('failed', 'caller', 'top-up', 'failed', '13800000072', '号码有误', '2027-01-01T00:00:00+08:00')`
    )
    const { data } = await give('caller', 'failed')
    expect(
      await rows('select privilege_id, account from receive_records where id = $1', [data.receiveId])
    ).toEqual([{ privilege_id: 'top-up', account: '13800000072' }])
  })

  test('is for what this member received, no draw, and nothing that has ended', async () => {
    const receiveId = await receive('owner-of-it', 'plenty')
    await app.login('another')
    expect((await give('another', receiveId)).status).toBe(404)
    await app.database.pool.query(
      `insert into receive_records (id, member_id, privilege_id, state, code, prize, expires_at)
       values ('drawn', 'another', 'wheel', 'issued', 'drawn-1', '一等奖', '2027-01-01T00:00:00+08:00')`
    )
    expect(await give('another', 'drawn')).toMatchObject({
      resultCode: '907',
      resultMsg: '抽奖不能补发，可以补偿积分或优惠券'
    })
    await app.database.pool.query(`update privileges set ends_at = $1 where id = 'plenty'`, [app.clock.now()])
    expect((await give('owner-of-it', receiveId)).resultCode).toBe('904')
    await app.database.pool.query(`update privileges set ends_at = null where id = 'plenty'`)
    await app.database.pool.query(`update members set deleted_at = now() where id = 'owner-of-it'`)
    expect((await give('owner-of-it', receiveId)).status).toBe(404)
  })
})
