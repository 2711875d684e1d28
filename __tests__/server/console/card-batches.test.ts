/** Batches of printed cards: their codes leave once, encrypted; each card is activated once or voided, never both. */
import { Decrypter, armor, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { cardEndpoints } from '@contract/card/endpoints'
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import type { MemberCard } from '@contract/types'
import { consoleModule } from '../../../server/composition'
import { cardModule } from '../../../server/modules/card/routes'
import { plateModule } from '../../../server/modules/plate/routes'
import { privilegeModule } from '../../../server/modules/privilege/routes'
import { call } from '../../support/server/call'
import { consoleCall, staffToken } from '../../support/server/console'
import type { TestApp } from '../../support/server/test-app'
import { rightsApp } from '../privilege/support'

let app: TestApp
let manager: string
let identity: string
let recipient: string
let members = 0

beforeAll(async () => {
  app = await rightsApp({ modules: [cardModule, plateModule, privilegeModule, consoleModule], max: 20 })
  manager = await staffToken(app, 'manager')
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
})
afterAll(() => app.close())

const make = (input: Readonly<Record<string, unknown>> = {}, key?: string) =>
  consoleCall<ConsoleData<'makeCardBatch'>>(
    app,
    consoleEndpoints.makeCardBatch,
    { cardId: 'gold', count: 3, lastDay: '2027-11-30', name: '年会礼品', recipient, ...input },
    { token: manager, ...(key ? { key } : {}) }
  )
const end = (batchId: string, key?: string) =>
  consoleCall<ConsoleData<'voidCardBatch'>>(
    app,
    consoleEndpoints.voidCardBatch,
    { batchId, reason: '印刷错误' },
    { token: manager, ...(key ? { key } : {}) }
  )
const read = async <N extends 'cardBatches' | 'cardBatch' | 'cardBatchMembers' | 'printableCards'>(
  name: N,
  input: Readonly<Record<string, unknown>> = {}
) => (await consoleCall<ConsoleData<N>>(app, consoleEndpoints[name], input, { token: manager })).data

/** The cards in the file of a batch, read with the private key. */
async function cardsIn(file: string) {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const text = await decrypter.decrypt(armor.decode(file), 'text')
  const [title, ...rows] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  expect(title).toBe('序号,卡号,激活码')
  return rows.map((row) => {
    const [, cardNo = '', activeCode = ''] = row.split(',')
    return { cardNo, activeCode }
  })
}

const newMember = () => app.login(`m-${(members += 1)}`, `138${String(members).padStart(8, '0')}`)
const activate = (code: object, token: string) =>
  call<MemberCard>(app, cardEndpoints.activeCode, { ...code }, { token })
const everything = async () => {
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select coalesce(string_agg(t::text, ' '), '') as text from (
       select to_jsonb(c) t from card_codes c union all select to_jsonb(b) from card_batches b
       union all select to_jsonb(a) from staff_acts a union all select to_jsonb(k) from idempotency_keys k) all_rows`
  )
  return rows[0]?.text ?? ''
}

test('its file opens with the private key alone, and a code in it becomes a card', async () => {
  const { data } = await make({ count: 2 })
  expect(data.file).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----/)
  const cards = await cardsIn(data.file)
  expect(cards.map(({ cardNo }) => cardNo.replaceAll(' ', ''))).toEqual([data.firstNo, data.lastNo])
  expect(new Set(cards.map(({ activeCode }) => activeCode)).size).toBe(2)
  for (const { activeCode } of cards)
    expect(activeCode).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/)
  const answer = await activate(cards[0] ?? {}, await newMember())
  expect(answer.data).toMatchObject({ cardNo: data.firstNo, cardId: 'gold', state: 'active' })
})

test('no code is stored or logged in the clear, in the answer that is kept for a repeat neither', async () => {
  const { data } = await make()
  const stored = await everything()
  const logged = app.logLines.join('')
  for (const { activeCode } of await cardsIn(data.file))
    for (const form of [activeCode, activeCode.replaceAll('-', '')]) {
      expect(stored).not.toContain(form)
      expect(logged).not.toContain(form)
    }
  const { rows } = await app.database.pool.query<{ after: unknown }>(
    `select after from staff_acts where act = 'makeCardBatch' and about_id = $1`,
    [data.batchId]
  )
  expect(rows).toEqual([
    {
      after: expect.objectContaining({
        count: 3,
        name: '年会礼品',
        firstNo: data.firstNo,
        recipient
      }) as unknown
    }
  ])
  expect(JSON.stringify(rows)).not.toContain('AGE ENCRYPTED')
})

test('the same call again gives the same file; once that is gone, it is refused in words and makes none', async () => {
  const key = 'make-12345678'
  const answers = await Promise.all([1, 2, 3].map(() => make({ name: '重复提交' }, key)))
  expect(new Set(answers.map(({ data }) => data.file)).size).toBe(1)
  await app.database.pool.query('delete from idempotency_keys')
  expect(await make({ name: '重复提交' }, key)).toMatchObject({
    resultCode: '907',
    resultMsg: expect.stringContaining('不会再次给出') as string
  })
  const { items } = await read('cardBatches', { limit: 100 })
  expect(items.filter(({ name }) => name === '重复提交')).toHaveLength(1)
})

test.each([
  ['an unknown card', { cardId: 'no-such-card' }, '404', '会员卡不存在'],
  ['none', { count: 0 }, '400', '至少 1 张'],
  ['too many', { count: 20_001 }, '400', '一批最多 20000 张'],
  ['a day that is over', { lastDay: '2026-11-20' }, '400', '截止日期不能早于今天'],
  ['no name', { name: ' ' }, '400', '请填写批次名称'],
  ['a key of another kind', { recipient: 'ssh-ed25519 AAAA' }, '400', '请填写以 age1 开头的公钥'],
  [
    'a private key',
    { recipient: `AGE-SECRET-KEY-1${'Q'.repeat(58)}` },
    '400',
    '这是私钥，请填写以 age1 开头的公钥'
  ],
  ['a key with a wrong letter', { recipient: `age1${'q'.repeat(58)}` }, '400', '公钥不正确，请检查后重新填写']
])('%s is refused in words', async (_what, input, code, words) => {
  expect(await make(input)).toMatchObject({ resultCode: code, resultMsg: words })
})

test('who may only read neither makes nor voids', async () => {
  const { data } = await make()
  const token = await staffToken(app, 'finance')
  const asFinance = (name: keyof typeof consoleEndpoints, input = {}) =>
    consoleCall(app, consoleEndpoints[name], input, { token })
  expect((await asFinance('cardBatch', { batchId: data.batchId })).resultCode).toBe('100')
  expect((await asFinance('voidCardBatch', { batchId: data.batchId, reason: '误操作' })).resultCode).toBe(
    '403'
  )
})

test('what is left of a void batch activates nothing, what was activated stays', async () => {
  const { data } = await make()
  const [used, left] = await cardsIn(data.file)
  const owner = await newMember()
  await activate(used ?? {}, owner)
  expect((await end(data.batchId)).data.voided).toBe(2)
  const refused = await activate(left ?? {}, await newMember())
  expect(refused).toMatchObject({ resultCode: '909', resultMsg: '该卡已不能再用，请联系发卡方' })
  const looked = await call(app, cardEndpoints.getByActiveCode, { ...left })
  expect(looked).toMatchObject({ resultCode: '909', resultMsg: '该卡已不能再用，请联系发卡方' })
  expect((await activate(used ?? {}, owner)).resultCode).toBe('100')
  // a stranger with the number alone is told nothing
  const guess = await activate({ ...left, activeCode: 'WRONG' }, await newMember())
  expect(guess.resultMsg).toBe('卡号或激活码不正确，或该卡已被激活')
  expect((await read('cardBatch', { batchId: data.batchId })).batch).toMatchObject({
    count: 3,
    activated: 1,
    voided: 2,
    left: 0,
    voidReason: '印刷错误'
  })
  expect(await end(data.batchId)).toMatchObject({ resultCode: '907' })
})

test('voided while its cards are activated: each card is one or the other, and the counts say which', async () => {
  const { data } = await make({ count: 30 })
  const cards = await cardsIn(data.file)
  const tokens = await Promise.all(cards.map(newMember))
  const [answers, voids] = await Promise.all([
    Promise.all(cards.map((card, place) => activate(card, tokens[place] ?? ''))),
    Promise.all(Array.from({ length: 5 }, () => end(data.batchId)))
  ])
  expect(voids.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  const activated = answers.filter(({ resultCode }) => resultCode === '100').length
  const voided = voids.find(({ resultCode }) => resultCode === '100')?.data.voided
  expect(activated + (voided ?? 0)).toBe(30)
  const { rows } = await app.database.pool.query<Record<string, number>>(
    `select count(*) filter (where used_at is not null)::int as used, count(*) filter (where voided_at is not null)::int as void,
       count(*) filter (where used_at is not null and voided_at is not null)::int as both,
       (select count(*)::int from member_cards where card_no between $2 and $3) as held
     from card_codes where batch_id = $1`,
    [data.batchId, data.firstNo, data.lastNo]
  )
  expect(rows).toEqual([{ used: activated, void: voided, both: 0, held: activated }])
  expect((await read('cardBatch', { batchId: data.batchId })).batch).toMatchObject({
    activated,
    voided,
    left: 0
  })
})

test('an activation under way is waited for, and then stands', async () => {
  const { data } = await make({ count: 2 })
  const client = await app.database.pool.connect()
  try {
    await client.query('begin')
    const member = 'm-under-way'
    await app.login(member)
    await client.query('update card_codes set used_by = $2, used_at = now() where card_no = $1', [
      data.firstNo,
      member
    ])
    const voiding = end(data.batchId)
    await client.query('commit')
    expect((await voiding).data.voided).toBe(1)
  } finally {
    client.release()
  }
})

test('two batches at once have other numbers, and twenty thousand cards are made in one call', async () => {
  const [one, two] = await Promise.all([make({ count: 20_000, name: '大批次' }), make()])
  expect(one?.resultCode).toBe('100')
  expect(one?.data.firstNo.slice(0, 10)).not.toBe(two?.data.firstNo.slice(0, 10))
  const cards = await cardsIn(one?.data.file ?? '')
  expect(new Set(cards.map(({ activeCode }) => activeCode)).size).toBe(20_000)
  const last = cards.at(-1)
  expect((await activate(last ?? {}, await newMember())).data.cardNo).toBe(one?.data.lastNo)
})

test('after its last day a card is no longer activated', async () => {
  const today = app.clock.now().toISOString().slice(0, 10)
  const { data } = await make({ lastDay: '2026-12-31' })
  expect(today < '2026-12-31').toBe(true)
  const [card] = await cardsIn(data.file)
  const before = app.clock.now().getTime()
  app.clock.advance(Date.parse('2026-12-31T15:59:59Z') - before)
  expect((await call(app, cardEndpoints.getByActiveCode, { ...card })).resultCode).toBe('100')
  app.clock.advance(1000)
  expect(await activate(card ?? {}, await newMember())).toMatchObject({
    resultCode: '909',
    resultMsg: '该卡已过激活期限，请联系发卡方'
  })
  app.clock.advance(before - app.clock.now().getTime())
})

test('the list has the latest first, page by page; the detail says who activated which card on which day', async () => {
  const made: string[] = []
  for (const name of ['一', '二', '三']) {
    app.clock.advance(1000)
    made.unshift((await make({ name })).data.batchId)
  }
  const first = await read('cardBatches', { limit: 2 })
  const second = await read('cardBatches', { limit: 2, cursor: first.nextCursor })
  expect([...first.items, ...second.items].slice(0, 3).map(({ batchId }) => batchId)).toEqual(made)
  const { data } = await make()
  const cards = await cardsIn(data.file)
  await activate(cards[0] ?? {}, await newMember())
  await activate(cards[1] ?? {}, await newMember())
  const day = new Date(app.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(await read('cardBatch', { batchId: data.batchId })).toMatchObject({
    batch: { activated: 2, left: 1, madeBy: '测试-manager', card: { name: '金卡' }, recipient },
    days: [{ day, activated: 2 }]
  })
  const who = await read('cardBatchMembers', { batchId: data.batchId })
  expect(who.items).toHaveLength(2)
  for (const { member } of who.items) expect(member.phoneMasked).toMatch(/^138\*{4}\d{4}$/)
  expect((await read('printableCards')).items.map(({ cardId }) => cardId)).toEqual([
    'gold',
    'jade',
    'candy-card',
    'old'
  ])
})
