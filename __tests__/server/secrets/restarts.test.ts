/** One database, and a server with the old secrets, then with both, then with the new ones alone. */
import { TOTP, URI } from 'otpauth'
import { consoleEndpoints } from '@contract/console/endpoints'
import { endpoints, type EndpointName } from '../../../contract/endpoints'
import type { Data } from '../../../contract/types'
import { runStaff } from '../../../scripts/staff/commands'
import type { Secrets } from '../../../server/config/secrets'
import { addCodes, addInvitations } from '../../../server/db/grant-lists'
import { resealAll } from '../../../server/db/reseal'
import { cardCodeMac } from '../../../server/domain/card-code'
import { call } from '../../support/server/call'
import { consoleCall } from '../../support/server/console'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'
import { newNumber } from '../ticket/ticket-shop'

const OLD = 'old-value-old-value-old-value-old-value'
const NEW = 'new-value-new-value-new-value-new-value'
const PASSWORD = 'correct horse battery'

const ofAll = (secret: Secrets['signing']): Secrets => ({
  ...testSettings().secrets,
  smsPepper: secret,
  cardPepper: secret,
  document: secret
})

const codes = new Map<string, string>()
const sms = {
  sendCode: (mobile: string, code: string) => {
    codes.set(mobile, code)
    return Promise.resolve()
  }
}

let before: TestApp
let between: TestApp
let after: TestApp
beforeAll(async () => {
  const gateways = { sms } as never
  before = await buildTestApp({ seeded: true, gateways, settings: { secrets: ofAll(OLD) } })
  const more = { database: before.database, clock: before.clock, gateways }
  between = await buildTestApp({ ...more, settings: { secrets: ofAll([NEW, OLD]) } })
  after = await buildTestApp({ ...more, settings: { secrets: ofAll(NEW) } })
})
afterAll(async () => {
  await after.close()
  await between.close()
  await before.close()
})

let tokens: Readonly<Record<'reader' | 'invited' | 'other', string>>
beforeAll(async () => {
  tokens = {
    reader: await before.login('reader', '13500000001'),
    invited: await before.login('invited', '13500000002'),
    other: await before.login('other', '13500000003')
  }
})

const ask = <N extends EndpointName>(app: TestApp, name: N, input: object, token = '') =>
  call<Data<N>>(app, endpoints[name], { ...input }, token ? { token } : {})
const db = () => before.database.db

async function print(cardNo: string): Promise<{ cardNo: string; activeCode: string }> {
  await before.database.pool.query(
    `insert into card_codes (card_no, code_mac, card_id) values ($1, $2, 'main-season')`,
    [cardNo, cardCodeMac(cardNo, 'CODE', OLD)]
  )
  return { cardNo, activeCode: 'CODE' }
}

test('a card printed before is activated meanwhile, and refused as unknown afterwards', async () => {
  const [one, two] = [await print('8000000000000001'), await print('8000000000000002')]
  expect((await ask(after, 'activeCode', two, tokens.reader)).resultCode).toBe('909')
  expect((await ask(between, 'activeCode', one, tokens.reader)).resultCode).toBe('100')
  expect((await ask(between, 'activeCode', one, tokens.other)).resultCode).toBe('909')
})

test('codes of an activity and invitations too; a number keeps its one invitation', async () => {
  await addCodes({ 'main-welcome': ['ABCD2345EFGH6789', 'ABCD2345EFGH678A'] }, OLD, db())
  expect(
    (await ask(after, 'activateGrantCode', { activeCode: 'ABCD2345EFGH678A' }, tokens.other)).resultCode
  ).toBe('909')
  expect(
    (await ask(between, 'activateGrantCode', { activeCode: 'ABCD2345EFGH6789' }, tokens.other)).resultCode
  ).toBe('100')
  const list = { 'main-invited': ['13500000002'] }
  expect(await addInvitations(list, OLD, db())).toBe(1)
  expect(await addInvitations(list, [NEW, OLD], db())).toBe(0)
  expect(
    (await ask(after, 'directedActivityCard', { activityId: 'main-invited' }, tokens.invited)).resultCode
  ).toBe('909')
  expect(
    (await ask(between, 'directedActivityCard', { activityId: 'main-invited' }, tokens.invited)).resultCode
  ).toBe('100')
})

test('an SMS code that was sent before logs in meanwhile', async () => {
  const send = async (mobile: string) => {
    expect((await ask(before, 'sendSmsCode', { mobile, scene: 'login' })).resultCode).toBe('100')
    return { mobile, code: codes.get(mobile) ?? '', agreementVersion: '1.0' }
  }
  const [first, second] = [await send('13600000001'), await send('13600000002')]
  expect((await ask(after, 'loginWithSmsCode', first)).resultCode).toBe('908')
  expect((await ask(between, 'loginWithSmsCode', second)).resultCode).toBe('100')
})

test('a visitor is the same one by either secret; sealed again, the new one alone opens it', async () => {
  const token = tokens.reader
  const number = newNumber()
  const visitor = { name: '王小明', document: 'idCard', number }
  const save = (app: TestApp) => call(app, endpoints.saveVisitor, visitor, { token })
  expect((await save(before)).resultCode).toBe('100')
  expect((await save(between)).resultMsg).toBe('此证件已保存，出行人为王小明')
  expect(await resealAll(db(), [NEW, OLD])).toMatchObject({ visitors: { read: 1, sealed: 1, unreadable: 0 } })
  expect(await resealAll(db(), [NEW, OLD])).toMatchObject({ visitors: { read: 1, sealed: 0, unreadable: 0 } })
  expect((await save(after)).resultMsg).toBe('此证件已保存，出行人为王小明')
  expect(await resealAll(db(), 'another-value-another-value-another')).toMatchObject({
    visitors: { read: 1, sealed: 0, unreadable: 1 }
  })
})

test("staff's second factors are read by either, and by the new one once they are sealed again", async () => {
  const words = await runStaff(['add', '财务', '--role', 'finance', '--password-stdin', '--totp'], {
    db: db(),
    documentSecret: OLD,
    now: before.clock.now(),
    readInput: () => Promise.resolve(`${PASSWORD}\n`)
  })
  const totp = URI.parse(/otpauth:\S+/.exec(words)?.[0] ?? '') as TOTP
  const login = (app: TestApp) => {
    before.clock.advance(60_000)
    const otp = totp.generate({ timestamp: before.clock.now().getTime() })
    return consoleCall(app, consoleEndpoints.login, { name: '财务', password: PASSWORD, otp })
  }
  expect(await login(after)).toMatchObject({
    resultCode: '942',
    resultMsg: '动态码已失效，请联系管理员重置账号'
  })
  expect((await login(between)).resultCode).toBe('100')
  expect((await resealAll(db(), [NEW, OLD])).staff_accounts).toMatchObject({ sealed: 1 })
  expect((await login(after)).resultCode).toBe('100')
})
