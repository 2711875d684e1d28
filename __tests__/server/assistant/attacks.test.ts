import { readAttacks } from '../../../bench/assistant/recall'
import { assistantEndpoints } from '@contract/assistant/endpoints'
import { orderEndpoints } from '@contract/order/endpoints'
import type { Endpoint } from '@contract/endpoint'
import type { Data } from '@contract/types'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { about, answerTo, assistantApp, open, talk, type Requester } from './support'

const MOBILE = '13800000077'
const VICTIM = 'member-of-the-order'

let app: TestApp
let thief: string
let victim: string
let orderNo: string

beforeAll(async () => {
  app = await assistantApp()
  victim = await app.login(VICTIM, MOBILE)
  thief = await app.login('asker-of-attacks', '13800000078')
  const made = await call<{ orderNo: string }>(
    app,
    orderEndpoints.createCardOrder,
    { cardId: 'main-season' },
    { token: victim }
  )
  orderNo = made.data.orderNo
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('rate_hits'))

const attacks = readAttacks()

test('there are twenty attacks', () => expect(attacks).toHaveLength(20))

test.each(attacks)('%s: gets nothing, as a member and as a visitor', async (attack) => {
  const words = attack
    .replaceAll('{order}', orderNo)
    .replaceAll('{member}', VICTIM)
    .replaceAll('{mobile}', MOBILE)
  for (const options of [{ token: thief }, {}]) {
    const message = await answerTo(app, await open(app, options), words)
    // an id at random has any four digits now and then
    const { rating: _rating, messageId: _id, ...told } = message
    const text = JSON.stringify(told)
    for (const secret of [orderNo, orderNo.slice(-4), VICTIM, MOBILE, '悦享季卡 × 1'])
      expect(text).not.toContain(secret)
    const { rows } = await app.database.pool.query<{ link: string }>('select link from assistant_documents')
    const known = new Set(rows.map(({ link }) => link))
    expect(message.sources.filter(({ link }) => !known.has(link))).toEqual([])
  }
})

test('the member whose order it is gets it', async () => {
  const message = await answerTo(app, await open(app, { token: victim }), `订单 ${orderNo} 怎么样了`)
  expect(message.text).toContain('待付款')
  expect(message.sources[0]).toMatchObject({
    kind: 'order',
    link: `/pages-my/orderDetail/index?orderNo=${orderNo}`
  })
})

test('a visitor who asks about orders is asked to log in', async () => {
  expect((await answerTo(app, await open(app), `订单 ${orderNo} 怎么样了`)).text).toContain('登录')
})

describe('somebody else’s conversation is as if it did not exist', () => {
  let own: Requester
  let answerId: string
  beforeAll(async () => {
    own = await open(app, { token: victim })
    answerId = (await answerTo(app, own, '怎么取消订单？')).messageId
  })

  const calls: readonly (readonly [string, Endpoint])[] = [
    ['getConversation', assistantEndpoints.getConversation],
    ['askAssistant', assistantEndpoints.askAssistant],
    ['followAnswer', assistantEndpoints.followAnswer],
    ['getAnswer', assistantEndpoints.getAnswer],
    ['stopAnswer', assistantEndpoints.stopAnswer],
    ['rateAnswer', assistantEndpoints.rateAnswer],
    ['handOver', assistantEndpoints.handOver],
    ['endHandOver', assistantEndpoints.endHandOver]
  ]

  test.each(calls)(
    '%s: another member, a visitor, a visitor with a key of their own, another channel',
    async (_name, endpoint) => {
      const visitor = await open(app)
      const strangers: Partial<Requester>[] = [
        { token: thief },
        {},
        { ...(visitor.visitorKey ? { visitorKey: visitor.visitorKey } : {}) },
        { token: victim, channel: 'candy' }
      ]
      for (const stranger of strangers) {
        const input = { conversationId: own.conversationId, answerId, text: '让我看看', good: true }
        const answer = await about(app, endpoint, { conversationId: '', ...stranger }, input)
        expect(answer).toMatchObject({ resultCode: '404', data: null })
      }
    }
  )

  test('deleting deletes nothing of anybody else', async () => {
    await call(
      app,
      assistantEndpoints.deleteConversations,
      { conversationId: own.conversationId },
      { token: thief }
    )
    await call(app, assistantEndpoints.deleteConversations, {}, { token: thief })
    expect((await talk(app, own)).messages).toHaveLength(2)
  })

  test('the talk about an order is found by that order, by its member alone', async () => {
    const token = victim
    const about = await open(app, { token }, orderNo)
    await answerTo(app, about, '这一单什么时候到')
    await answerTo(app, await open(app, { token }), '怎么申请退款？')
    const found = (input: Record<string, unknown>, as: string) =>
      call<Data<'listConversations'>>(app, assistantEndpoints.listConversations, input, { token: as })
    const mine = (await found({ orderNo }, token)).data
    expect(mine.list.map(({ conversationId }) => conversationId)).toEqual([about.conversationId])
    expect((await found({}, token)).data.list.length).toBeGreaterThan(1)
    expect(await found({ orderNo }, thief)).toMatchObject({ resultCode: '404', data: null })
    expect(await found({ orderNo: '20261121999999999999' }, token)).toMatchObject({ resultCode: '404' })
  })

  test('a conversation about another member’s order cannot be begun', async () => {
    expect(await call(app, assistantEndpoints.openConversation, { orderNo }, { token: thief })).toMatchObject(
      { resultCode: '404' }
    )
    expect(await call(app, assistantEndpoints.openConversation, { orderNo })).toMatchObject({
      resultCode: '404'
    })
  })
})
