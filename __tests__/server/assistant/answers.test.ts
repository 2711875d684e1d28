import { assistantEndpoints } from '@contract/assistant/endpoints'
import type { AssistantMessage, Data } from '@contract/types'
import { APOLOGY, DID_YOU_MEAN, TO_PERSON, UNKNOWN_ANSWER } from '../../../server/modules/assistant/replies'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { orderEndpoints } from '@contract/order/endpoints'
import { about, answerTo, assistantApp, follow, open, say, talk } from './support'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await assistantApp()
  token = await app.login('asker-1', '13800000001')
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('rate_hits'))

test('an answer is what was found, with the mark of its source, and the source opens the page', async () => {
  const message = await answerTo(app, await open(app), '怎么申请退款？')
  expect(message).toMatchObject({ state: 'done', found: true, sender: 'bot' })
  expect(message.text).toContain('在“我的订单”里打开订单')
  expect(message.text).toContain('[1]')
  expect(message.sources[0]).toMatchObject({
    no: 1,
    kind: 'help',
    title: '怎么申请退款？',
    link: '/pages-my/aiCustomerService/index?articleId=refund-how'
  })
  expect(message.suggestions.length).toBeGreaterThan(0)
})

test('what nothing answers is said to be unknown, and a person is offered', async () => {
  expect(await answerTo(app, await open(app), '今天上海天气怎么样')).toMatchObject({
    text: UNKNOWN_ANSWER,
    found: false,
    sources: []
  })
})

test('what it is not certain of is offered as questions, each of which it answers, and a person', async () => {
  const asker = await open(app)
  const doubtful = await answerTo(app, asker, '退会员卡可以吗 已经领了一杯咖啡')
  expect(doubtful).toMatchObject({ text: DID_YOU_MEAN, found: false, sources: [] })
  expect(doubtful.suggestions[0]).toBe('退款规则里“会员卡与权益包”怎么规定？')
  const { sources, found } = await answerTo(app, asker, doubtful.suggestions[0] ?? '')
  expect({ found, title: sources[0]?.title }).toEqual({ found: true, title: '退款规则 · 一、会员卡与权益包' })
})

test.each(['你是谁', '你是真人还是机器人？', '你好', '谢谢啦', 'who are you'])(
  'small talk is answered without sources: %s',
  async (words) => {
    const message = await answerTo(app, await open(app), words)
    expect(message).toMatchObject({ state: 'done', found: true, sources: [] })
    expect(message.suggestions.length).toBeGreaterThan(0)
    if (/谁|真人|who/.test(words)) expect(message.text).toMatch(/不是真人|not a person/)
  }
)

test.each([
  ['什么垃圾平台，再不处理我就打12315', APOLOGY],
  ['转人工', TO_PERSON]
])('anger and a wish for a person lead to one: %s', async (words, text) => {
  expect(await answerTo(app, await open(app), words)).toMatchObject({ text, found: false, sources: [] })
})

test('a card of which a right was taken: the answer is about refunds, and says nothing twice', async () => {
  const { text, sources } = await answerTo(app, await open(app), '会员卡领过了还能退吗')
  expect(sources[0]?.title).toContain('退款规则')
  expect(text).toContain('按未使用的期数折算退还')
  expect(text.match(/全额退款/g)).toHaveLength(1)
})

test('a question in English is answered with the article, under a line in English', async () => {
  const { text, sources } = await answerTo(app, await open(app), 'how do I get a refund')
  expect(text).toMatch(/^Here is what our help pages say/)
  expect(sources[0]?.title).toBe('怎么申请退款？')
})

test('an own order says its moment in words, and nothing that is ISO', async () => {
  await call(app, orderEndpoints.createCardOrder, { cardId: 'main-season' }, { token })
  const { text } = await answerTo(app, await open(app, { token }), '查一下我的订单到哪了')
  expect(text).toMatch(/您今天 \d\d:\d\d下的订单/)
  expect(text).not.toMatch(/\d{2,4}-\d{2}/)
})

test('each channel answers from what it has', async () => {
  const asker = await open(app, { channel: 'candy' })
  const { data } = await say(app, asker, '客服电话是多少')
  const { rows } = await app.database.pool.query<{ phone: string }>(
    `select service_phone as phone from channels where code = 'candy'`
  )
  await app.jobs.stop()
  const { messages } = await talk(app, asker)
  expect(data.answer?.state).toBe('writing')
  expect(messages.at(-1)?.text).toContain(rows[0]?.phone)
})

test('the stream tells pieces in their order, and from where the client has it', async () => {
  const asker = await open(app)
  const { data } = await say(app, asker, '怎么申请退款？')
  const id = data.answer?.messageId ?? ''
  const events = await follow(app, asker, id)
  const end = events.at(-1)
  expect(end?.type).toBe('end')
  const text = end?.type === 'end' ? end.message.text : ''
  for (const event of events)
    if (event.type === 'piece') expect(text.startsWith(event.text, event.from)).toBe(true)
  expect(await follow(app, asker, id, text.length)).toEqual([end])
})

test('the same call asked again finds the same question and answer', async () => {
  const asker = await open(app, { token })
  const first = await say(app, asker, '积分会过期吗？', 'key-of-a-question')
  await app.database.clear('idempotency_keys')
  const again = await say(app, asker, '积分会过期吗？', 'key-of-a-question')
  expect(again.data.question.messageId).toBe(first.data.question.messageId)
  expect(again.data.answer?.messageId).toBe(first.data.answer?.messageId)
  expect((await talk(app, asker)).messages).toHaveLength(2)
})

test('a hundred askings at once of one conversation put one question at a time', async () => {
  const asker = await open(app, { token })
  await app.database.clear('rate_hits')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => say(app, asker, `怎么退款 ${index}`))
  )
  const codes = answers.map(({ resultCode }) => resultCode)
  expect(codes.filter((code) => code === '100').length).toBeGreaterThan(0)
  expect(codes.every((code) => code === '100' || code === '907')).toBe(true)
  await app.jobs.stop()
  const { messages } = await talk(app, asker)
  expect(messages.map(({ sender }) => sender).join()).toBe(
    codes.flatMap((code) => (code === '100' ? ['asker', 'bot'] : [])).join()
  )
})

test('an answer is rated, with the reason of a bad one, and rated again', async () => {
  const asker = await open(app, { token })
  const { messageId: answerId } = await answerTo(app, asker, '运费怎么算？')
  const rate = (input: object) =>
    about<AssistantMessage>(app, assistantEndpoints.rateAnswer, asker, { answerId, ...input })
  expect((await rate({ good: false, reason: 'unclear' })).data.rating).toEqual({
    good: false,
    reason: 'unclear'
  })
  expect((await rate({ good: true })).data.rating).toEqual({ good: true, reason: null })
})

test('the eleventh question of a minute is refused', async () => {
  const asker = await open(app, { ip: '10.9.9.9' })
  const codes: string[] = []
  for (let index = 0; index < 11; index++) {
    const { resultCode } = await say(app, asker, '怎么退款')
    codes.push(resultCode)
    await app.jobs.stop()
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => '100'))
  expect(codes[10]).toBe('429')
})

test('a member’s talks are listed and deleted; those of 90 days ago are gone', async () => {
  const other = await app.login('asker-2', '13800000002')
  const asker = await open(app, { token: other })
  await answerTo(app, asker, '怎么取消订单？')
  const list = () =>
    call<Data<'listConversations'>>(app, assistantEndpoints.listConversations, {}, { token: other })
  expect((await list()).data.list).toMatchObject([
    { conversationId: asker.conversationId, title: '怎么取消订单？', state: 'bot' }
  ])
  expect(
    await call(
      app,
      assistantEndpoints.deleteConversations,
      { conversationId: asker.conversationId },
      { token: other }
    )
  ).toMatchObject({ resultCode: '100' })
  expect((await list()).data.list).toEqual([])
  expect(
    await about(app, assistantEndpoints.getConversation, asker, { conversationId: asker.conversationId })
  ).toMatchObject({
    resultCode: '404'
  })
  const old = await open(app, { token: other })
  await answerTo(app, old, '怎么取消订单？')
  app.clock.advance(91 * 86_400_000)
  try {
    await app.jobs.run('forget old conversations')
    const { rows } = await app.database.pool.query(
      `select id from assistant_conversations where member_id = 'asker-2'`
    )
    expect(rows).toEqual([])
  } finally {
    app.clock.advance(-91 * 86_400_000)
  }
})
