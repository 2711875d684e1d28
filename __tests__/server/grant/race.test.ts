import { DEMO_CARD_PEPPER } from '../../../server/config/secrets'
import { addCodes, addInvitations } from '../../../server/db/grant-lists'
import { grantApp } from './support'

const CALLERS = 50
let of: Awaited<ReturnType<typeof grantApp>>
let people: { memberId: string; mobile: string; token: string }[]

beforeAll(async () => {
  of = await grantApp(30)
  people = []
  for (let n = 0; n < CALLERS; n++) people.push(await of.person())
})
afterAll(() => of.app.close())

const count = async (text: string, values: unknown[] = []) =>
  (await of.rows<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]?.n
const codesOf = (answers: readonly { resultCode: string }[]) => answers.map(({ resultCode }) => resultCode)

beforeEach(async () => {
  await of.rows('delete from grant_lines')
  await of.rows('delete from activity_gains')
  await of.rows('delete from member_plates')
  await of.rows('delete from card_terms')
  await of.rows('delete from member_cards')
  await of.rows('delete from receive_records')
  await of.rows('delete from rate_hits')
})

test('one code by 50 callers is given once', async () => {
  await addCodes({ 'main-welcome': ['ONECODEOFMANY234'] }, DEMO_CARD_PEPPER, of.app.database.db)
  const answers = await Promise.all(
    people.map(({ token }) => of.ask('activateGrantCode', { activeCode: 'ONECODEOFMANY234' }, { token }))
  )
  expect(codesOf(answers).filter((code) => code === '100')).toHaveLength(1)
  expect(new Set(codesOf(answers))).toEqual(new Set(['100', '909']))
  expect([
    await count('member_cards'),
    await count('activity_gains'),
    await count('receive_records')
  ]).toEqual([1, 1, 1])
})

test('one person with many taps is given once, and each tap is told of the same', async () => {
  await addCodes({ 'main-welcome': ['TAPTAPTAPTAP2345'] }, DEMO_CARD_PEPPER, of.app.database.db)
  const { token = '' } = people[0] ?? {}
  const taps = Array.from({ length: 10 }, () =>
    of.ask('activateGrantCode', { activeCode: 'TAPTAPTAPTAP2345' }, { token })
  )
  const answers = await Promise.all(taps)
  expect(new Set(codesOf(answers))).toEqual(new Set(['100']))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect([await count('member_cards'), await count('receive_records')]).toEqual([1, 1])
})

test('50 people for the last three of an activity, and its last product', async () => {
  await of.rows(`update activities set stock = taken + 3 where id = 'main-unique'`)
  await of.rows(`update products set stock = 1 where id = 'p-music-month'`)
  const answers = await Promise.all(
    people.map(({ token }) => of.ask('uniquedReceiveCard', { activityId: 'main-unique' }, { token }))
  )
  expect(codesOf(answers).filter((code) => code === '100')).toHaveLength(3)
  expect(new Set(codesOf(answers))).toEqual(new Set(['100', '901']))
  expect(await count('member_cards')).toBe(3)
  expect(await count('receive_records')).toBe(1)
  expect(await of.rows(`select stock from products where id = 'p-music-month'`)).toEqual([{ stock: 0 }])
  const waiting = answers.flatMap(({ data }) => data?.lines ?? []).filter(({ state }) => state === 'waiting')
  expect(waiting).toHaveLength(2)
  await of.rows(`update products set stock = null where id = 'p-music-month'`)
  await of.rows(`update activities set stock = null where id = 'main-unique'`)
})

test('an invitation of a number that two members claim at once is one member’s', async () => {
  const mobile = '13511112222'
  await addInvitations({ 'main-invited': [mobile] }, DEMO_CARD_PEPPER, of.app.database.db)
  const [first, second] = people
  const claim = (token = '', smsCode = '') =>
    of.ask('directedActivityCard', { activityId: 'main-invited', mobile, smsCode }, { token })
  await of.ask(
    'getDirectedActivityCode',
    { activityId: 'main-invited', mobile },
    { token: first?.token ?? '' }
  )
  const code = of.codes.get(mobile) ?? ''
  const answers = await Promise.all([claim(first?.token, code), claim(second?.token, code)])
  expect(codesOf(answers).sort()).toEqual(['100', '908'])
  expect(await count('member_cards')).toBe(1)
})

test('the same cards opened many times at once: one of each', async () => {
  const { token = '', mobile = '' } = people[1] ?? {}
  await addInvitations({ 'main-staff': [mobile] }, DEMO_CARD_PEPPER, of.app.database.db)
  const open = (cardIds: string[]) =>
    of.ask('receiveMutilCard', { activityId: 'main-staff', cardIds }, { token })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      open(n % 2 ? ['main-light', 'main-film'] : ['main-film', 'main-light'])
    )
  )
  expect(new Set(codesOf(answers))).toEqual(new Set(['100']))
  expect(await count('member_cards')).toBe(2)
  const opened = answers.flatMap(({ data }) => data.results).filter(({ outcome }) => outcome === 'opened')
  expect(opened.map(({ cardId }) => cardId).sort()).toEqual(['main-film', 'main-light'])
  expect(await of.rows(`select taken from activities where id = 'main-staff'`)).toEqual([{ taken: 1 }])
})

test('what is to come is handed over once, however many tap', async () => {
  await of.rows(`update products set stock = 0 where id = 'p-latte'`)
  await addCodes({ 'main-welcome': ['LATERLATERLATE23'] }, DEMO_CARD_PEPPER, of.app.database.db)
  const { token = '' } = people[2] ?? {}
  const { data } = await of.ask('activateGrantCode', { activeCode: 'LATERLATERLATE23' }, { token })
  const lineId = data.lines.find(({ state }) => state === 'waiting')?.lineId ?? ''
  await of.rows(`update products set stock = 5 where id = 'p-latte'`)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => of.ask('privilegeRetryrReceive', { lineId }, { token }))
  )
  expect(new Set(answers.map((answer) => answer.data.receiveId)).size).toBe(1)
  expect(await count('receive_records')).toBe(1)
  expect(await of.rows(`select stock from products where id = 'p-latte'`)).toEqual([{ stock: 4 }])
  await of.rows(`update products set stock = null where id = 'p-latte'`)
})
