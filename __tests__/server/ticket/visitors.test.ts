/** Whom a member goes with: kept once, masked everywhere, nobody else's. */
import { ticketEndpoints as calls } from '../../../contract/ticket/endpoints'
import type { Visitor } from '../../../contract/types'
import { ticketModule } from '../../../server/composition'
import { call, type CallOptions } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { newNumber } from './ticket-shop'

let app: TestApp
let token = ''
beforeAll(async () => {
  app = await buildTestApp({ modules: [ticketModule], settings: { logLevel: 'trace' } })
  token = await app.login('owner')
})
beforeEach(() => app.database.clear('visitors', 'rate_hits'))
afterAll(() => app.close())

const save = (input: Record<string, unknown>, options: CallOptions = {}) =>
  call<Visitor>(app, calls.saveVisitor, { document: 'idCard', ...input }, { token, ...options })
const list = async (as = token) => (await call<Visitor[]>(app, calls.listVisitors, {}, { token: as })).data

test('somebody is kept once for a request key, changed without the number being asked again, and forgotten', async () => {
  const number = newNumber()
  const input = { name: '王小明', number }
  const first = await save(input, { key: 'the-key-of-one-press-1' })
  expect(first.data).toMatchObject({
    name: '王小明',
    maskedNumber: expect.stringMatching(/^110\*+\w\w$/) as string
  })
  await save(input, { key: 'the-key-of-one-press-1' })
  expect(await list()).toHaveLength(1)
  const { visitorId } = first.data
  expect((await save({ visitorId, name: '王晓明' })).data.maskedNumber).toBe(first.data.maskedNumber)
  expect((await save({ visitorId, name: '王晓明', document: 'passport' })).resultMsg).toContain('新证件')
  expect((await list())[0]?.name).toBe('王晓明')
  for (let times = 0; times < 2; times++)
    expect((await call(app, calls.removeVisitor, { visitorId }, { token })).resultCode).toBe('100')
  expect(await list()).toEqual([])
})

test('the same person is not kept twice, and a number that cannot be real says so', async () => {
  const number = newNumber()
  await save({ name: '王小明', number })
  expect((await save({ name: '王小明', number: ` ${number.toLowerCase()}` })).resultMsg).toBe(
    '此证件已保存，出行人为王小明'
  )
  expect(await save({ name: '李雷', number: '110105194912310021' })).toMatchObject({
    status: 400,
    resultMsg: '身份证号有误，请核对后重新填写'
  })
  expect((await save({ name: '李雷' })).resultMsg).toBe('请填写证件号码')
  expect((await save({ name: '李雷1', number: newNumber() })).status).toBe(400)
})

test.each([
  ['张 三', '张三'],
  ['欧阳　娜娜', '欧阳娜娜'],
  ['王\u200B小明\u00AD', '王小明'],
  ['阿依古丽• 买买提', '阿依古丽·买买提'],
  ['刘䶮𠮷', '刘䶮𠮷'],
  ['Ｔｏｍ Lee', 'Tom Lee']
])('the name %j is kept as %j', async (given, name) => {
  expect((await save({ name: given, number: newNumber() })).data).toMatchObject({ name })
})

test.each(['王', '李雷1', '王小明！', '\u3164\u3164', 'A'])('%j is no name of a document', async (name) => {
  expect((await save({ name, number: newNumber() })).status).toBe(400)
})

test('twenty are kept, also when thirty are sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => save({ name: '客人', number: newNumber() }))
  )
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(20)
  expect(await list()).toHaveLength(20)
})

test('another member sees, changes and forgets nothing of it; a visitor is asked to log in', async () => {
  const { visitorId } = (await save({ name: '王小明', number: newNumber() })).data
  const other = await app.login('other')
  expect(await list(other)).toEqual([])
  expect((await save({ visitorId, name: '改名' }, { token: other })).resultCode).toBe('404')
  await call(app, calls.removeVisitor, { visitorId }, { token: other })
  expect(await list()).toHaveLength(1)
  for (const endpoint of [calls.listVisitors, calls.saveVisitor, calls.removeVisitor]) {
    const input = { visitorId, name: '王小明', document: 'idCard', number: newNumber() }
    expect((await call(app, endpoint, input)).resultCode).toBe('305')
  }
})

test('canary: a number that was sent is in no answer, no log and no table', async () => {
  const number = newNumber()
  const answers = [
    await save({ name: '王小明', number }),
    await save({ name: '王小明', number }),
    await save({ name: '王小明', number: `${number}9` }),
    await call(app, calls.listVisitors, {}, { token })
  ]
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.database.pool.query<{ n: number }>(
      `select count(*)::int as n from "${name}" t where t::text like '%${number.slice(6, 17)}%'`
    )
    if (rows[0]?.n) found.push(name)
  }
  expect(found).toEqual([])
  expect(JSON.stringify(answers)).not.toContain(number.slice(4, 16))
  expect(app.logLines.join('\n')).not.toContain(number.slice(6, 17))
})
