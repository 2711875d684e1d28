/** The desk of customer service on the command line: what it shows, and two who answer at once. */
import { assistantEndpoints } from '@contract/assistant/endpoints'
import { feedbackEndpoints } from '@contract/feedback/endpoints'
import type { Data } from '@contract/types'
import { runDesk } from '../../../scripts/desk/commands'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { about, assistantApp, open, say, talk, type Requester } from '../assistant/support'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await assistantApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.clear('rate_hits', 'assistant_conversations', 'feedbacks')
  token = await app.login('teller', '13800138000')
})

const desk = (...args: string[]) =>
  runDesk(args, {
    db: app.database.db,
    now: app.clock.now(),
    readInput: () => Promise.resolve('来自标准输入')
  })
const tell = async (content: string, contact = '') =>
  (
    await call<Data<'saveFeedback'>>(
      app,
      feedbackEndpoints.saveFeedback,
      { kind: 'fault', content, contact },
      { token }
    )
  ).data.feedbackId
const mine = async () =>
  (await call<Data<'listFeedback'>>(app, feedbackEndpoints.listFeedback, {}, { token })).data.list
const waiting = async (words: string): Promise<Requester> => {
  const asker = await open(app, { token })
  await about(app, assistantEndpoints.handOver, asker, { conversationId: asker.conversationId })
  await say(app, asker, words)
  return asker
}
const markOf = (words: string): string => /--seen (\S+)/.exec(words)?.[1] ?? ''

test('what waits is listed and shown, numbers masked, with nothing that a terminal would obey', async () => {
  const feedbackId = await tell('付款后\u001b[2J转圈，请打 13900139000', '13800138000')
  const { conversationId } = await waiting('我的手机 13700137000 收不到验证码')
  const list = await desk('list')
  expect(list).toContain(feedbackId)
  expect(list).toContain(conversationId)
  const shown = [list, await desk('show', feedbackId), await desk('show', conversationId)].join('\n')
  expect(shown).toContain('138****8000')
  expect(shown).toContain('139****9000')
  expect(shown).toContain('137****7000')
  expect(shown).not.toMatch(/(?<!\w)1[3-9]\d{9}(?!\w)/)
  expect(shown).not.toContain('\u001b')
})

test('feedback is answered once, whoever is first; the member sees that answer, and no other', async () => {
  const id = await tell('付款后一直转圈')
  const tries = await Promise.allSettled(
    ['甲：已修复', '乙：已修复', '丙：已修复'].map((words) => desk('answer', id, '--text', words))
  )
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const won = ['甲', '乙', '丙'][tries.findIndex(({ status }) => status === 'fulfilled')] ?? ''
  expect((await mine())[0]?.answer?.text).toBe(`${won}：已修复`)
  expect(await desk('list')).not.toContain(id)
  expect(await desk('show', id)).toContain(`${won}：已修复`)
})

test('a conversation is answered by who has seen its last words: of two at once one, and none after the asker spoke', async () => {
  const asker = await waiting('券码打不开')
  const { conversationId: id } = asker
  const seen = markOf(await desk('show', id))
  const both = await Promise.allSettled(
    ['甲在看', '乙在看'].map((words) => desk('answer', id, '--seen', seen, '--text', words))
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const spoken = () =>
    talk(app, asker).then(({ messages }) => messages.filter(({ sender }) => sender === 'human'))
  expect(await spoken()).toHaveLength(1)
  expect((await talk(app, asker)).state).toBe('human')

  const then = markOf(await desk('show', id))
  await say(app, asker, '还是不行')
  await expect(desk('answer', id, '--seen', then, '--text', '好了吗')).rejects.toMatchObject({ code: '907' })
  await expect(desk('resolve', id, '--seen', then)).rejects.toMatchObject({ code: '907' })
  expect(await spoken()).toHaveLength(1)

  // an answer prints the mark of the next
  const next = markOf(await desk('answer', id, '--seen', markOf(await desk('show', id))))
  expect((await spoken()).map(({ text }) => text).at(-1)).toBe('来自标准输入')
  expect(await desk('resolve', id, '--seen', next)).toBe(`Ended: ${id}`)
  expect((await talk(app, asker)).state).toBe('resolved')
  expect(await desk('list')).not.toContain(id)
})

test.each([
  ['nothing'],
  ['show'],
  ['list', 'x'],
  ['answer', '3f0c', '--text', 'no mark'],
  ['answer', 'fb_x', '--text', ' '],
  ['answer', 'fb_x', '--text', 'x'.repeat(501)],
  ['answer', 'fb_x', '--text', 'nobody’s'],
  ['show', 'fb_x'],
  ['show', 'nobody’s'],
  ['resolve', 'fb_x', '--seen', 'y']
])('%s %s %s %s is refused, and changes nothing', async (...args) => {
  const id = await tell('付款后一直转圈')
  await expect(desk(...args)).rejects.toThrow()
  expect((await mine()).map(({ feedbackId, answer }) => [feedbackId, answer])).toEqual([[id, null]])
})
