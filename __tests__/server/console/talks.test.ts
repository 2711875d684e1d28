/** The desk: one of the staff has a conversation, the member reads the answers, and the trail says who did what. */
import { assistantEndpoints } from '@contract/assistant/endpoints'
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { runDesk } from '../../../scripts/desk/commands'
import { consoleCall, staffToken } from '../../support/server/console'
import type { TestApp } from '../../support/server/test-app'
import { about, assistantApp, open, say, talk, type Requester } from '../assistant/support'

let app: TestApp
let anna: string
let bert: string
let owner: string
let member: string

beforeAll(async () => {
  app = await assistantApp()
  anna = await staffToken(app, 'service', { name: '安娜' })
  bert = await staffToken(app, 'service', { name: '贝特' })
  owner = await staffToken(app, 'owner')
  member = await app.login('m_talks', '13800138000')
})
afterAll(() => app.close())

const ask = <N extends ConsoleCallName>(
  name: N,
  input: Readonly<Record<string, unknown>>,
  token: string,
  key?: string
) =>
  consoleCall<ConsoleData<N>>(app, consoleEndpoints[name], input, {
    token,
    ...(key === undefined ? {} : { key })
  })
const list = async (view: string, token = anna) =>
  (await ask('talks', { view, limit: 100 }, token)).data.items
const idsOf = async (view: string, token = anna) => (await list(view, token)).map(({ talkId }) => talkId)
const read = async (talkId: string, token = anna) => (await ask('talk', { talkId }, token)).data
const waits = async () =>
  (await ask('waitingWork', {}, owner)).data.items.find(({ kind }) => kind === 'talks')?.items

/** Somebody who has asked for a person, and written to them. */
async function waiting(words = '我的退款还没有到'): Promise<Requester & { readonly talkId: string }> {
  const asker = await open(app, { token: member })
  await about(app, assistantEndpoints.handOver, asker, { conversationId: asker.conversationId })
  await say(app, asker, words)
  app.clock.advance(1000)
  return { ...asker, talkId: asker.conversationId }
}

const acts = async (talkId: string) => {
  const { rows } = await app.database.pool.query<{ act: string; staff: string }>(
    `select act, staff_name as staff from staff_acts where about_kind = 'talk' and about_id = $1 order by id`,
    [talkId]
  )
  return rows.map(({ act, staff }) => `${staff} ${act}`)
}

test('the longest wait comes first, whoever wrote last; numbers in what was written are masked', async () => {
  const before = (await waits()) ?? 0
  const first = await waiting('请回电 13900139000')
  const second = await waiting()
  await say(app, first, '还在吗')
  const waitingIds = await idsOf('waiting')
  expect(waitingIds.indexOf(first.talkId)).toBeLessThan(waitingIds.indexOf(second.talkId))
  expect(await waits()).toBe(before + 2)
  expect((await list('waiting')).find(({ talkId }) => talkId === first.talkId)).toMatchObject({
    state: 'waiting',
    title: '请回电 139****9000',
    agent: null,
    member: { memberId: 'm_talks', phoneMasked: '138****8000' },
    last: { isAsker: true, text: '还在吗' }
  })
  const whole = await read(first.talkId)
  expect(whole.messages.map(({ sender, text }) => `${sender} ${text}`)).toContain('asker 请回电 139****9000')
})

test('taken, answered, closed: the member reads each of it, the trail has each of it', async () => {
  const asker = await waiting()
  const { talkId } = asker
  expect((await ask('takeTalk', { talkId }, anna)).resultCode).toBe('100')
  expect(await talk(app, asker)).toMatchObject({ state: 'human' })
  expect(await idsOf('waiting')).not.toContain(talkId)
  expect(await idsOf('mine')).toContain(talkId)
  expect(await idsOf('mine', bert)).not.toContain(talkId)
  expect(await idsOf('served', bert)).toContain(talkId)

  expect((await ask('answerTalk', { talkId, text: '您好，正在为您查看' }, anna)).resultCode).toBe('100')
  const said = (await talk(app, asker)).messages
  expect(said.at(-1)).toMatchObject({ sender: 'human', text: '您好，正在为您查看' })
  // who of the staff it was is not the member's to know
  expect(JSON.stringify(said)).not.toContain('安娜')
  const seen = await read(talkId, bert)
  expect(seen.messages.at(-1)).toMatchObject({ agentName: '安娜' })
  expect(seen.agent?.name).toBe('安娜')

  // the member writes, and is not talked over
  await say(app, asker, '那要等多久')
  expect(await ask('closeTalk', { talkId, seen: seen.seen }, anna)).toMatchObject({
    resultCode: '907',
    resultMsg: '对话有新内容，请查看后再回复'
  })
  expect((await list('mine')).find((row) => row.talkId === talkId)?.last).toEqual({
    isAsker: true,
    text: '那要等多久'
  })
  const now = await read(talkId)
  expect((await ask('closeTalk', { talkId, seen: now.seen }, anna)).resultCode).toBe('100')
  expect(await talk(app, asker)).toMatchObject({ state: 'resolved' })
  expect((await list('closed'))[0]).toMatchObject({ talkId, agent: { name: '安娜' } })
  for (const [name, more] of [
    ['answerTalk', { text: '还有' }],
    ['takeTalk', {}],
    ['closeTalk', { seen: now.seen }]
  ] as const)
    expect(await ask(name, { talkId, ...more }, anna)).toMatchObject({
      resultCode: '907',
      resultMsg: '这段对话已结束'
    })
  expect(await acts(talkId)).toEqual(['安娜 takeTalk', '安娜 answerTalk', '安娜 closeTalk'])
})

test('twenty take it at once: one has it, the others are told who', async () => {
  const { talkId } = await waiting()
  const tokens = await Promise.all(
    Array.from({ length: 20 }, (_, n) => staffToken(app, 'service', { name: `客服${n}` }))
  )
  const taken = await Promise.all(tokens.map((token) => ask('takeTalk', { talkId }, token)))
  const [won, ...more] = taken.filter(({ resultCode }) => resultCode === '100')
  expect([won !== undefined, more.length]).toEqual([true, 0])
  const { agent } = await read(talkId)
  const lost = taken.filter(({ resultCode }) => resultCode === '907')
  expect(lost).toHaveLength(19)
  expect(new Set(lost.map(({ resultMsg }) => resultMsg))).toEqual(new Set([`${agent?.name}已接入这段对话`]))
  expect(await acts(talkId)).toEqual([`${agent?.name} takeTalk`])
  // one notice for the member
  expect((await read(talkId)).messages.filter(({ text }) => text.includes('已接入'))).toHaveLength(1)
})

test('only whoever has it answers, hands it back and closes it; a colleague takes it over knowingly', async () => {
  const asker = await waiting()
  const { talkId } = asker
  const { seen } = await read(talkId)
  const others = [
    ['answerTalk', { talkId, text: '您好' }],
    ['giveBackTalk', { talkId }],
    ['closeTalk', { talkId, seen }]
  ] as const
  for (const [name, input] of others)
    expect(await ask(name, input, bert)).toMatchObject({ resultCode: '907', resultMsg: '请先接入这段对话' })
  await ask('takeTalk', { talkId }, anna)
  for (const [name, input] of others)
    expect(await ask(name, input, bert)).toMatchObject({ resultMsg: '安娜已接入这段对话' })

  const annaId = (await read(talkId)).agent?.id
  expect((await ask('takeTalk', { talkId, fromAgentId: annaId }, bert)).resultCode).toBe('100')
  // whoever saw an older state is told
  expect(await ask('takeTalk', { talkId, fromAgentId: annaId }, owner)).toMatchObject({
    resultMsg: '贝特已接入这段对话'
  })
  expect((await ask('giveBackTalk', { talkId }, bert)).resultCode).toBe('100')
  expect(await talk(app, asker)).toMatchObject({ state: 'waiting' })
  expect((await read(talkId)).agent).toBeNull()
  expect(await idsOf('waiting')).toContain(talkId)
  expect(await acts(talkId)).toEqual(['安娜 takeTalk', '贝特 takeTalk', '贝特 giveBackTalk'])
})

test('the same answer sent again is said once; an empty one is refused in words', async () => {
  const { talkId } = await waiting()
  await ask('takeTalk', { talkId }, anna)
  const key = 'answer-of-talk-00001'
  const [one, two] = [
    await ask('answerTalk', { talkId, text: '稍等' }, anna, key),
    await ask('answerTalk', { talkId, text: '稍等' }, anna, key)
  ]
  expect([one.resultCode, two.data]).toEqual(['100', one.data])
  expect((await read(talkId)).messages.filter(({ text }) => text === '稍等')).toHaveLength(1)
  expect(await ask('answerTalk', { talkId, text: '  ' }, anna)).toMatchObject({ resultMsg: '请填写回复' })
  expect(await ask('takeTalk', { talkId: 'nobody' }, anna)).toMatchObject({ resultCode: '404' })
  expect(await ask('talk', { talkId: 'nobody' }, anna)).toMatchObject({ resultCode: '404' })
})

test('the command line and the console are the same desk', async () => {
  const asker = await waiting()
  const { talkId } = asker
  const desk = { db: app.database.db, now: app.clock.now(), readInput: () => Promise.resolve('') }
  const shown = await runDesk(['show', talkId], desk)
  const seen = /--seen (\S+)/.exec(shown)?.[1] ?? ''
  await runDesk(['answer', talkId, '--seen', seen, '--text', '您好'], desk)
  // it has no name there: anybody may go on with it
  expect((await list('served')).find((row) => row.talkId === talkId)).toMatchObject({ agent: null })
  expect((await ask('takeTalk', { talkId }, anna)).resultCode).toBe('100')
  const last = (await read(talkId)).seen
  await runDesk(['resolve', talkId, '--seen', last], desk)
  expect((await list('closed'))[0]).toMatchObject({ talkId, state: 'resolved' })
})

test('one who leaves the queue is no longer in it; one who comes again waits anew', async () => {
  const asker = await waiting()
  await ask('takeTalk', { talkId: asker.talkId }, anna)
  await about(app, assistantEndpoints.endHandOver, asker, { conversationId: asker.conversationId })
  expect(await idsOf('mine')).not.toContain(asker.talkId)
  expect(await idsOf('closed')).toContain(asker.talkId)
  app.clock.advance(60_000)
  await about(app, assistantEndpoints.handOver, asker, { conversationId: asker.conversationId })
  expect(await idsOf('closed')).not.toContain(asker.talkId)
  expect((await list('waiting')).at(-1)).toMatchObject({ talkId: asker.talkId, agent: null })
})
