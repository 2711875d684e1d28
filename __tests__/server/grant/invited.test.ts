import { DEMO_CARD_PEPPER } from '../../../server/config/secrets'
import { addCodes, addInvitations } from '../../../server/db/grant-lists'
import { newCode } from '../../../server/domain/new-code'
import { grantApp } from './support'

let of: Awaited<ReturnType<typeof grantApp>>
beforeAll(async () => {
  of = await grantApp()
})
afterAll(() => of.app.close())
beforeEach(() => of.rows('delete from rate_hits'))

let numbers = 0
const number = () => `1361000${String((numbers += 1)).padStart(4, '0')}`
const invite = (activityId: string, mobile: string) =>
  addInvitations({ [activityId]: [mobile] }, DEMO_CARD_PEPPER, of.app.database.db)
const take = (token: string, input = {}, more = {}) =>
  of.ask('directedActivityCard', { activityId: 'main-invited', ...input }, { token, ...more })
const status = async (token: string, activityId = 'main-invited') =>
  (await of.ask('getPrivilegeStatus', { activityId }, { token })).data
const sendCode = (token: string, mobile: string, activityId = 'main-invited') =>
  of.ask('getDirectedActivityCode', { activityId, mobile }, { token })
const cardsOf = (memberId: string) =>
  of.rows<{ card_id: string }>('select card_id from member_cards where member_id = $1 order by card_id', [
    memberId
  ])

describe('for the invited', () => {
  test('by the number that they logged in with, once', async () => {
    const { token, memberId, mobile } = await of.person()
    expect(await status(token)).toMatchObject({ grant: null, invited: false })
    expect(await take(token)).toMatchObject({ resultCode: '909' })
    await invite('main-invited', mobile)
    expect((await status(token)).invited).toBe(true)
    expect((await take(token)).data.lines.map(({ itemId, state }) => [itemId, state])).toEqual([
      ['main-season', 'granted'],
      ['p-film-pair', 'granted']
    ])
    expect(await take(token)).toMatchObject({ resultCode: '902' })
    expect(await cardsOf(memberId)).toEqual([{ card_id: 'main-season' }])
    expect((await status(token)).grant?.lines).toHaveLength(2)
  })

  test('by another number with its SMS code; the answer to a send does not tell whether it is invited', async () => {
    const { token, memberId } = await of.person()
    const [invited, other] = [number(), number()]
    await invite('main-invited', invited)
    const sent = [await sendCode(token, invited), await sendCode(token, other)]
    expect(sent[0]?.data).toEqual(sent[1]?.data)
    expect(await take(token, { mobile: invited, smsCode: '000000' })).toMatchObject({ resultCode: '908' })
    expect(await take(token, { mobile: invited })).toMatchObject({ resultCode: '908' })
    expect(await take(token, { mobile: other, smsCode: of.codes.get(other) })).toMatchObject({
      resultCode: '909'
    })
    expect(await cardsOf(memberId)).toEqual([])
    expect((await take(token, { mobile: invited, smsCode: of.codes.get(invited) })).resultCode).toBe('100')
  })

  test('a code of a login is none of these, and the other way round', async () => {
    const { token } = await of.person()
    const mobile = number()
    await invite('main-invited', mobile)
    await of.ask('sendSmsCode', { mobile, scene: 'login' })
    expect(await take(token, { mobile, smsCode: of.codes.get(mobile) })).toMatchObject({ resultCode: '908' })
  })

  test('an invitation that somebody has used is answered as none is', async () => {
    const [first, second] = [await of.person(), await of.person()]
    const mobile = number()
    await invite('main-invited', mobile)
    await sendCode(first.token, mobile)
    expect((await take(first.token, { mobile, smsCode: of.codes.get(mobile) })).resultCode).toBe('100')
    of.app.clock.advance(61_000)
    await sendCode(second.token, mobile)
    const used = await take(second.token, { mobile, smsCode: of.codes.get(mobile) })
    const none = await take(second.token)
    expect([used.resultCode, used.resultMsg]).toEqual([none.resultCode, none.resultMsg])
    expect(used.resultCode).toBe('909')
  })

  test('by a code, which is worth nothing elsewhere', async () => {
    const [first, second] = [await of.person(), await of.person()]
    const code = newCode()
    await addCodes({ 'main-invited': [code] }, DEMO_CARD_PEPPER, of.app.database.db)
    expect(await of.ask('activateGrantCode', { activeCode: code }, { token: first.token })).toMatchObject({
      resultCode: '909'
    })
    expect((await take(first.token, { activeCode: code })).resultCode).toBe('100')
    expect(await take(second.token, { activeCode: code })).toMatchObject({ resultCode: '909' })
  })

  test('an invitation is for one activity, and activities keep to their kind and channel', async () => {
    const { token, mobile } = await of.person()
    await invite('main-staff', mobile)
    expect(await take(token)).toMatchObject({ resultCode: '909' })
    await invite('main-invited', mobile)
    expect(await take(token, {}, { channel: 'candy' })).toMatchObject({ resultCode: '404' })
    expect(await take(token, { activityId: 'main-unique' })).toMatchObject({ resultCode: '404' })
    expect(await of.ask('uniquedReceiveCard', { activityId: 'main-invited' }, { token })).toMatchObject({
      resultCode: '404'
    })
    expect((await take(token)).resultCode).toBe('100')
  })

  test('ended and not started', async () => {
    const { token, mobile } = await of.person()
    await invite('main-invited', mobile)
    await of.rows(
      `update activities set starts_at = '2020-01-01', ends_at = '2020-02-01' where id = 'main-invited'`
    )
    expect((await take(token)).resultCode).toBe('904')
    expect((await sendCode(token, number())).resultCode).toBe('904')
    await of.rows(`update activities set ends_at = '2100-01-01' where id = 'main-invited'`)
    expect((await take(token)).resultCode).toBe('100')
  })
})

describe('several cards by number', () => {
  const open = (token: string, cardIds: string[], key?: string) =>
    of.ask('receiveMutilCard', { activityId: 'main-staff', cardIds }, { token, ...(key ? { key } : {}) })
  const offered = async (token: string) =>
    (await of.ask('getCardPlateInfo', { activityId: 'main-staff' }, { token })).data

  test('those that wait are shown with their plates; each that is asked for is named', async () => {
    const { token, memberId, mobile } = await of.person()
    expect((await offered(token)).cards).toEqual([])
    expect(await open(token, ['main-light'])).toMatchObject({ resultCode: '909' })
    await invite('main-staff', mobile)
    const { cards, mobile: masked } = await offered(token)
    expect(cards.map(({ cardId, opened }) => [cardId, opened])).toEqual([
      ['main-light', null],
      ['main-film', null],
      ['main-travel', null]
    ])
    expect(cards.every(({ plates }) => plates.length > 0)).toBe(true)
    expect(masked).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
    await open(token, ['main-film'])
    const { data } = await open(token, ['main-film', 'main-light', 'main-black'])
    expect(data.results.map(({ cardId, outcome, card }) => [cardId, outcome, card?.cardId])).toEqual([
      ['main-film', 'had', 'main-film'],
      ['main-light', 'opened', 'main-light'],
      ['main-black', 'refused', undefined]
    ])
    expect(await cardsOf(memberId)).toEqual([{ card_id: 'main-film' }, { card_id: 'main-light' }])
    const records = (await of.ask('myMultipleCardRecord', {}, { token })).data
    expect(records.map(({ card }) => card.cardId).sort()).toEqual(['main-film', 'main-light'])
    expect((await of.ask('getMyCardInfo', {}, { token })).data.cardInfoList).toHaveLength(2)
  })

  test('by another number with its SMS code: all of them, and nobody else’s any more', async () => {
    const [first, second] = [await of.person(), await of.person()]
    const mobile = number()
    await invite('main-staff', mobile)
    const byMobile = (token: string, smsCode = of.codes.get(mobile) ?? '') =>
      of.ask('receiveMultiCardByMobile', { activityId: 'main-staff', mobile, smsCode }, { token })
    await sendCode(first.token, mobile, 'main-staff')
    expect((await byMobile(first.token)).data.results.map(({ outcome }) => outcome)).toEqual([
      'opened',
      'opened',
      'opened'
    ])
    // theirs now: it needs no code any more, and gives nothing twice
    expect((await byMobile(first.token, '000000')).data.results.map(({ outcome }) => outcome)).toEqual([
      'had',
      'had',
      'had'
    ])
    of.app.clock.advance(61_000)
    await sendCode(second.token, mobile, 'main-staff')
    expect(await byMobile(second.token)).toMatchObject({ resultCode: '909' })
    expect(await cardsOf(first.memberId)).toHaveLength(3)
  })

  test('a call that comes again after a crash is told of the same', async () => {
    const { token, mobile } = await of.person()
    await invite('main-staff', mobile)
    const first = await open(token, ['main-light'], 'crash-open')
    await of.rows('delete from idempotency_keys')
    expect((await open(token, ['main-light'], 'crash-open')).data).toEqual(first.data)
    expect(first.data.results[0]?.outcome).toBe('opened')
  })
})

describe('what could not be handed over at once', () => {
  const unique = (token: string) => of.ask('uniquedReceiveCard', { activityId: 'main-unique' }, { token })
  const again = (token: string, lineId: string) => of.ask('privilegeRetryrReceive', { lineId }, { token })
  const goods = async (token: string) =>
    (await status(token, 'main-unique')).grant?.lines.find(({ kind }) => kind === 'product')

  test('a partner that cannot be reached: on its way; a tap sends the same recharge on', async () => {
    const { token, memberId } = await of.person()
    of.recharges.outcome = new Error('no way to the partner')
    expect((await unique(token)).data.lines[0]?.state).toBe('granted')
    const line = await goods(token)
    expect(line).toMatchObject({ state: 'processing' })
    of.recharges.outcome = { state: 'done' }
    expect((await again(token, line?.lineId ?? '')).data).toMatchObject({
      state: 'granted',
      receiveId: line?.receiveId
    })
    expect((await again(token, line?.lineId ?? '')).data.receiveId).toBe(line?.receiveId)
    expect(await of.rows('select 1 from receive_records where member_id = $1', [memberId])).toHaveLength(1)
    expect(new Set(of.recharges.sent.slice(-2)).size).toBe(1)
  })

  test('a partner that refused: why is told, a tap makes a new one and takes no second piece', async () => {
    const { token } = await of.person()
    await of.rows(`update products set stock = 7 where id = 'p-music-month'`)
    of.recharges.outcome = { state: 'refused', reason: '该号码已停机' }
    await unique(token)
    const line = await goods(token)
    expect(line).toMatchObject({ state: 'failed', reason: '该号码已停机' })
    of.recharges.outcome = { state: 'done' }
    expect((await again(token, line?.lineId ?? '')).data).toMatchObject({ state: 'granted', reason: null })
    expect(await of.rows(`select stock from products where id = 'p-music-month'`)).toEqual([{ stock: 6 }])
  })

  test('none left: kept for them, and there as soon as there are some', async () => {
    const { token } = await of.person()
    await of.rows(`update products set stock = 0 where id = 'p-music-month'`)
    await unique(token)
    const line = await goods(token)
    expect(line).toMatchObject({ state: 'waiting', receiveId: null })
    expect(await again(token, line?.lineId ?? '')).toMatchObject({ resultCode: '901' })
    await of.rows(`update products set stock = 1 where id = 'p-music-month'`)
    expect((await again(token, line?.lineId ?? '')).data.state).toBe('granted')
    await of.rows(`update products set stock = null where id = 'p-music-month'`)
  })

  test('nobody asks for another’s, and not without end', async () => {
    const [owner, other] = [await of.person(), await of.person()]
    await unique(owner.token)
    const lineId = (await goods(owner.token))?.lineId ?? ''
    await of.rows(`update grant_lines set receive_id = null, stock_taken = false where id = $1`, [lineId])
    expect(await again(other.token, lineId)).toMatchObject({ resultCode: '404' })
    expect(await of.rows('select 1 from receive_records where member_id = $1', [other.memberId])).toEqual([])
    expect(await goods(owner.token)).toMatchObject({ state: 'waiting' })
    expect((await of.ask('privilegeRetryrReceive', { lineId })).resultCode).toBe('305')
    expect((await status(other.token, 'main-unique')).grant).toBeNull()
    for (let n = 0; n < 10; n++) expect((await again(owner.token, lineId)).resultCode).toBe('100')
    expect((await again(owner.token, lineId)).resultCode).toBe('429')
  })
})

test('no number and no SMS code is in a log line, nor an invited number in the database', async () => {
  const text = of.app.logLines.join('\n')
  expect(of.app.logLines.length).toBeGreaterThan(20)
  // not the digits of a time such as 3.1363881234 ms
  expect(/(?<![\d.])13[67]\d{8}(?!\d)/.test(text)).toBe(false)
  expect([...of.codes.values()].filter((code) => text.includes(`"${code}"`))).toEqual([])
  const kept = await of.rows<{ mobile_mac: string }>('select mobile_mac from grant_invitations')
  expect(kept.filter(({ mobile_mac }) => /\d{11}/.test(mobile_mac) || mobile_mac.length !== 43)).toEqual([])
})
