import { addCodes } from '../../../server/db/grant-lists'
import { DEMO_CARD_PEPPER } from '../../../server/config/secrets'
import { DEMO_CODES } from '../../../server/db/demo-grants'
import { newCode } from '../../../server/domain/new-code'
import { grantApp } from './support'

let of: Awaited<ReturnType<typeof grantApp>>
beforeAll(async () => {
  of = await grantApp()
})
afterAll(() => of.app.close())

const CODES = Array.from({ length: 40 }, newCode)
let next = 0
const fresh = () => CODES[(next += 1)] ?? ''
beforeAll(() => addCodes({ 'main-welcome': CODES }, DEMO_CARD_PEPPER, of.app.database.db))

const activate = (token: string, activeCode: string, more = {}) =>
  of.ask('activateGrantCode', { activeCode }, { token, ...more })
const look = (token: string, activeCode: string, more = {}) =>
  of.ask('lookUpGrantCode', { activeCode }, { token, ...more })

test('codes are long, and none of them lies in the database as it is typed', async () => {
  expect(
    Object.values(DEMO_CODES)
      .flat()
      .filter((code) => code.length < 12)
  ).toEqual([])
  expect(new Set(CODES).size).toBe(CODES.length)
  expect(CODES.every((code) => /^[2-9A-HJ-NP-Z]{16}$/.test(code))).toBe(true)
  const kept = (await of.rows<{ code_mac: string }>('select code_mac from grant_codes')).map(
    ({ code_mac }) => code_mac
  )
  expect(kept.filter((mac) => CODES.includes(mac))).toEqual([])
})

test('a code shows what it gives, gives it once, and shows the same again', async () => {
  const { memberId, token } = await of.person()
  const code = fresh()
  const seen = await look(token, ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)
  expect(seen).toMatchObject({
    resultCode: '100',
    data: { mine: null, activity: { activityId: 'main-welcome', action: { do: 'take' } } }
  })
  const given = await activate(token, code)
  expect(given).toMatchObject({ resultCode: '100', data: { activityId: 'main-welcome', kind: 'code' } })
  expect(given.data.lines.map(({ kind, itemId, state }) => [kind, itemId, state])).toEqual([
    ['card', 'main-film', 'granted'],
    ['product', 'p-latte', 'granted']
  ])
  expect((await activate(token, code)).data).toEqual(given.data)
  expect((await look(token, code)).data.mine).toEqual(given.data)
  expect(await of.rows('select card_id from member_cards where member_id = $1', [memberId])).toHaveLength(1)
  expect(await of.rows('select 1 from receive_records where member_id = $1', [memberId])).toHaveLength(1)
})

test('what was given is what the card pages show', async () => {
  const { token } = await of.person()
  const { data } = await activate(token, fresh())
  const { cardInfoList } = (await of.ask('getMyCardInfo', {}, { token })).data
  expect(cardInfoList).toEqual([data.lines[0]?.card])
  const records = (await of.ask('pageMyReceiveRecord', {}, { token })).data
  expect(records.list.map(({ receiveId }) => receiveId)).toEqual([data.lines[1]?.receiveId])
  expect((await of.ask('getMyReceiveRecord', { kind: 'code' }, { token })).data).toEqual([data])
  expect((await of.ask('getMyReceiveRecord', { kind: 'unique' }, { token })).data).toEqual([])
})

test('oracle-messages: every wrong code is answered alike', async () => {
  const [first, second] = [await of.person(), await of.person()]
  const used = fresh()
  await activate(first.token, used)
  const over = newCode()
  await of.rows(
    `insert into activities select 'over', kind, title, subtitle, picture, content_html, rules_html, usage_html,
       agreement_version, agreement_html, '2020-01-01', '2020-02-01', stock, 0, channel_codes, sort
     from activities where id = 'main-welcome'`
  )
  await addCodes({ over: [over] }, DEMO_CARD_PEPPER, of.app.database.db)
  const answers = []
  for (const call of [look, activate]) {
    for (const [code, more] of [
      ['NOSUCHCODE234567', {}],
      ['A', {}],
      [used, {}],
      [over, {}],
      [fresh(), { channel: 'candy' }]
    ] as const) {
      const { requestId: _id, headers: _headers, ...answer } = await call(second.token, code, more)
      answers.push(JSON.stringify(answer))
    }
    of.app.clock.advance(61_000)
  }
  expect([...new Set(answers)]).toEqual([expect.stringContaining('"resultCode":"909"')])
  expect(await of.rows('select 1 from member_cards where member_id = $1', [second.memberId])).toEqual([])
})

test('no-throttle: ten tries a minute, whatever they are; then it says how long to wait', async () => {
  const { token } = await of.person()
  const good = fresh()
  for (let n = 0; n < 10; n++)
    expect((await (n % 2 ? look : activate)(token, `WRONG${n}WRONG234`)).resultCode).toBe('909')
  expect(await look(token, good)).toMatchObject({ resultCode: '429', status: 429 })
  expect(await activate(token, good)).toMatchObject({ resultCode: '429', headers: { 'retry-after': '60' } })
  of.app.clock.advance(61_000)
  expect((await activate(token, good)).resultCode).toBe('100')
})

test('a second code of the same activity stays good for somebody else', async () => {
  const [first, second] = [await of.person(), await of.person()]
  await activate(first.token, fresh())
  const other = fresh()
  expect(await activate(first.token, other)).toMatchObject({ resultCode: '902' })
  expect((await activate(second.token, other)).resultCode).toBe('100')
})

test('a call that comes again after a crash gets the same', async () => {
  const { token, memberId } = await of.person()
  const code = fresh()
  const first = await activate(token, code, { key: 'crash-code' })
  await of.rows('delete from idempotency_keys')
  expect((await activate(token, code, { key: 'crash-code' })).data).toEqual(first.data)
  expect(await of.rows('select 1 from member_cards where member_id = $1', [memberId])).toHaveLength(1)
})

test('none left, not started', async () => {
  const { token } = await of.person()
  const code = fresh()
  const set = (what: string) => of.rows(`update activities set ${what} where id = 'main-welcome'`)
  await set('stock = taken')
  expect((await activate(token, code)).resultCode).toBe('901')
  await set(`stock = 5000, starts_at = '2100-01-01', ends_at = '2100-02-01'`)
  expect((await activate(token, code)).resultCode).toBe('903')
  expect((await look(token, code)).data.activity.action).toEqual({ do: 'none', reason: 'not_started' })
  await set(`starts_at = '2020-01-01'`)
  expect((await activate(token, code)).resultCode).toBe('100')
})

test('a visitor is asked to log in', async () => {
  for (const name of ['lookUpGrantCode', 'activateGrantCode', 'directedActivityCard'] as const)
    expect((await of.ask(name, { activeCode: CODES[0], activityId: 'x' })).resultCode).toBe('305')
})

test('no code and no phone is in a log line', () => {
  const text = of.app.logLines.join('\n')
  expect(of.app.logLines.length).toBeGreaterThan(20)
  expect(CODES.filter((code) => text.includes(code))).toEqual([])
  expect(/137\d{8}/.test(text)).toBe(false)
})
