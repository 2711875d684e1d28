import Chat from '@/pages-my/aiInterlocution/index'
import Service from '@/pages-my/aiCustomerService/index'
import type { AssistantMessage } from '@/features/assistant/model'
import type { StreamListener, StreamRequest } from '@/platform/network/byte-stream-types'
import { removeStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../../support/around'
import { fakeApi, no, ok } from '../../../support/fake-api'
import { act, find, findText, flush, mountPage, tap, text, type } from '../../../support/mount.h5'
import { shown, stage, strike, until } from '../../features/order/stage'

interface Opened {
  readonly request: StreamRequest
  readonly listener: StreamListener
  stopped: boolean
}

const streams: Opened[] = []
jest.mock('@/platform/network/byte-stream', () => ({
  openByteStream: (request: StreamRequest, listener: StreamListener) => {
    const opened: Opened = { request, listener, stopped: false }
    streams.push(opened)
    return () => {
      opened.stopped = true
    }
  }
}))

let went: [string, string][]
beforeEach(() => {
  streams.length = 0
  removeStored('assistantTalk')
  ;({ went } = stage())
})
afterEach(strike)

const message = (over: Partial<AssistantMessage>): AssistantMessage => ({
  messageId: 'a1',
  sender: 'bot',
  text: '',
  state: 'writing',
  found: true,
  sources: [],
  suggestions: [],
  rating: null,
  at: '2026-11-21T02:00:00.000Z',
  ...over
})
const QUESTION = message({ messageId: 'q1', sender: 'asker', text: '怎么退款', state: 'done' })
const DONE = message({
  state: 'done',
  text: '在订单里申请。[1]',
  sources: [
    { no: 1, kind: 'help', title: '怎么申请退款？', excerpt: '', link: '/pages-my/orderRecord/index' }
  ],
  suggestions: ['退款多久到账？']
})
const HOME = {
  subjects: [
    {
      subjectId: 'refund',
      name: '退款售后',
      articles: [{ articleId: 'refund-how', title: '怎么申请退款？' }]
    }
  ],
  hot: ['怎么申请退款？'],
  phone: '400-000-0000',
  hours: '每天 09:00–21:00',
  openNow: true,
  desk: true,
  withPerson: null
}
const api = (over: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    getAssistantHome: () => ok(HOME),
    openConversation: () => ok({ conversationId: 'c1', visitorKey: 'k'.repeat(43) }),
    askAssistant: () => ok({ question: QUESTION, answer: message({}), state: 'bot' }),
    ...over
  })
const open = (query: Record<string, string> = {}) =>
  mountPage(Chat, { path: 'pages-my/aiInterlocution/index', query, App: Around })
const bytes = (event: object) => new Uint8Array(Buffer.from(`data: ${JSON.stringify(event)}\n\n`))
const piece = (from: number, words: string) => bytes({ type: 'piece', from, text: words })

/** Asks, and waits for the stream of the answer. */
async function ask(): Promise<Opened> {
  await open({ question: '怎么退款' })
  await until(() => streams.length > 0)
  return streams[0] as Opened
}

it('a question is asked, its answer comes in pieces cut inside a character, and its source opens the page', async () => {
  const calls = api()
  const { request, listener } = await ask()
  expect(request.data).toEqual({ answerId: 'a1', visitorKey: 'k'.repeat(43) })
  expect(calls.find(({ name }) => name === 'askAssistant')?.data).toMatchObject({ text: '怎么退款' })
  await shown('正在查找资料')
  const part = piece(0, '在订单里')
  listener.onBytes(part.slice(0, 45))
  listener.onBytes(part.slice(45))
  await shown('在订单里')
  await shown('停止')
  listener.onBytes(bytes({ type: 'end', message: DONE, state: 'bot' }))
  await shown('来源 1')
  await shown('退款多久到账？')
  await tap('怎么申请退款？')
  expect(went[0]?.[1]).toBe('/pages-my/orderRecord/index')
})

it('stall-while-server-has-all: a lost stream goes on by asking for the answer by its id', async () => {
  let asked = 0
  api({
    getAnswer: () => {
      asked += 1
      return asked === 1
        ? ok({ message: message({ text: '在订单里' }), state: 'bot' })
        : ok({ message: DONE, state: 'bot' })
    }
  })
  const { listener } = await ask()
  listener.onBytes(piece(0, '在'))
  listener.onClose()
  await shown('网络中断，正在取回回答…')
  await shown('来源 1')
  expect(asked).toBe(2)
})

it('error-event-hangs: the word of failure ends the stream, though the connection stays open', async () => {
  api({ getAnswer: () => ok({ message: DONE, state: 'bot' }) })
  const opened = await ask()
  opened.listener.onBytes(new Uint8Array(Buffer.from('event: failed\ndata: {"resultCode":"500"}\n\n')))
  await shown('来源 1')
  expect(opened.stopped).toBe(true)
})

it('an answer is stopped, and what is there stays', async () => {
  api({ stopAnswer: () => ok(message({ state: 'stopped', text: '在订单里' })) })
  const { listener } = await ask()
  listener.onBytes(piece(0, '在订单里'))
  await shown('停止')
  await tap('停止')
  await shown('已停止回答')
  expect(text()).toContain('在订单里')
  expect(streams[0]?.stopped).toBe(true)
})

it('a bad answer is rated with its reason', async () => {
  const rated: unknown[] = []
  api({
    rateAnswer: ({ data }) => {
      rated.push(data)
      const { good, reason = null } = data as { good: boolean; reason?: 'unclear' }
      return ok({ ...DONE, rating: { good, reason } })
    }
  })
  const { listener } = await ask()
  listener.onBytes(bytes({ type: 'end', message: DONE, state: 'bot' }))
  await shown('没帮助')
  await tap('没帮助')
  await shown('看不明白')
  await tap('看不明白')
  await shown('已记下，我们会改进')
  expect(rated).toMatchObject([{ good: false }, { good: false, reason: 'unclear' }])
})

it('what is not known offers a person, and while one is waited for questions go to them', async () => {
  const handedOver = () =>
    ok({
      conversationId: 'c1',
      state: 'waiting',
      title: '怎么退款',
      at: DONE.at,
      orderNo: null,
      messages: [
        QUESTION,
        message({ messageId: 'n1', sender: 'notice', state: 'done', text: '已为您转接人工客服' })
      ]
    })
  api({ handOver: handedOver, getConversation: handedOver })
  const { listener } = await ask()
  listener.onBytes(
    bytes({ type: 'end', message: { ...DONE, found: false, sources: [], text: '不清楚。' }, state: 'bot' })
  )
  await shown('转人工客服')
  await tap('转人工客服')
  await shown('已为您转接人工客服')
  await shown('取消排队')
  expect(text()).not.toContain('接着问')
})

it('small talk has no sources, no rating and no way to a person, but what can be asked', async () => {
  api()
  const { listener } = await ask()
  listener.onBytes(
    bytes({ type: 'end', message: { ...DONE, sources: [], text: '我是智能助手，不是真人。' }, state: 'bot' })
  )
  await shown('我是智能助手，不是真人。')
  await shown('退款多久到账？')
  for (const absent of ['来源', '没帮助', '转人工客服']) expect(text()).not.toContain(absent)
})

it('where people are talked with elsewhere the way leads there', async () => {
  const calls = api({ getAssistantHome: () => ok({ ...HOME, desk: false }) })
  await open()
  await shown('怎么申请退款？')
  await tap('转人工')
  await until(() => went.length > 0)
  expect(went[0]?.[1]).toBe('/pages-my/channelCustomerService/index')
  expect(calls.some(({ name }) => name === 'handOver')).toBe(false)
})

it('a question that did not get there says why, stays, and is sent again under the same key', async () => {
  let tries = 0
  api({
    getConversation: () =>
      ok({
        conversationId: 'c1',
        state: 'bot',
        title: '怎么退款',
        at: DONE.at,
        orderNo: null,
        messages: tries > 1 ? [QUESTION, message({})] : []
      }),
    askAssistant: () => {
      tries += 1
      return tries === 1 ? 'down' : ok({ question: QUESTION, answer: message({}), state: 'bot' })
    }
  })
  await open({ question: '怎么退款' })
  await shown('重新发送')
  expect(text()).toContain('怎么退款')
  await tap('重新发送')
  await until(() => streams.length > 0)
  expect(tries).toBe(2)
})

it('too many questions are refused in the server’s words', async () => {
  api({ askAssistant: () => no('429', '问得太快了，请稍等片刻再问') })
  await open({ question: '怎么退款' })
  await shown('问得太快了，请稍等片刻再问')
})

it('a talk that was left while its answer came is gone on with', async () => {
  api({
    getConversation: () =>
      ok({
        conversationId: 'c9',
        state: 'bot',
        title: '怎么退款',
        at: DONE.at,
        orderNo: null,
        messages: [QUESTION, message({ text: '在' })]
      })
  })
  await open({ conversationId: 'c9' })
  await until(() => streams.length > 0)
  expect(streams[0]?.request.data).toEqual({ answerId: 'a1' })
})

it('a question asked while the talk of this visit is still being read is not lost', async () => {
  writeStored('assistantTalk', { conversationId: 'c1', visitorKey: null })
  const held = { conversationId: 'c1', state: 'bot', title: '怎么退款', at: DONE.at, orderNo: null }
  let asked = false
  api({
    getConversation: async () => {
      await new Promise((resolve) => setTimeout(resolve, asked ? 0 : 40))
      return ok({ ...held, messages: asked ? [QUESTION, message({})] : [] })
    },
    askAssistant: () => {
      asked = true
      return ok({ question: QUESTION, answer: message({}), state: 'bot' })
    }
  })
  const { listener } = await ask()
  listener.onBytes(bytes({ type: 'end', message: DONE, state: 'bot' }))
  await shown('来源 1')
})

it('智能客服 shows what is asked most, subjects, an article with the way to where it is done, and people', async () => {
  api({
    getHelpArticle: () =>
      ok({
        articleId: 'refund-how',
        title: '怎么申请退款？',
        body: '在订单里申请。',
        link: '/pages-my/orderRecord/index',
        linkText: '打开我的订单'
      })
  })
  await mountPage(Service, {
    path: 'pages-my/aiCustomerService/index',
    query: { articleId: 'refund-how' },
    App: Around
  })
  await shown('大家常问')
  await shown('在订单里申请。')
  await tap('打开我的订单')
  expect(went.at(-1)?.[1]).toBe('/pages-my/orderRecord/index')
  expect(findText('转人工客服')).toBeTruthy()
  expect(text()).toContain('400-000-0000')
})

describe('about an order', () => {
  const orderNo = '20261121000000000001'
  const talkOf = (state: string) => ({
    conversationId: 'c7',
    title: '什么时候到',
    state,
    at: '2026-11-21T02:00:00.000Z',
    orderNo
  })
  const list = (...talks: object[]) => ok({ list: talks, next: null })
  const EARLIER = message({ messageId: 'q0', sender: 'asker', text: '上次问的：什么时候到', state: 'done' })

  it('the talk that is open goes on: what was said is shown, and no other is begun', async () => {
    const calls = api({
      listConversations: () => list(talkOf('human')),
      getConversation: () => ok({ ...talkOf('human'), messages: [EARLIER] })
    })
    await open({ orderNo })
    await shown('上次问的：什么时候到')
    expect(calls.find(({ name }) => name === 'listConversations')?.data).toEqual({ orderNo, pageSize: 1 })
    await type(find('textarea'), '还没到')
    await tap('发送')
    await until(() => calls.some(({ name }) => name === 'askAssistant'))
    expect(calls.find(({ name }) => name === 'askAssistant')?.data).toMatchObject({ conversationId: 'c7' })
    expect(calls.some(({ name }) => name === 'openConversation')).toBe(false)
  })

  it.each([
    ['it was settled', () => list(talkOf('resolved'))],
    ['there was none', () => list()],
    ['that cannot be known', () => no('404', '订单不存在')]
  ])('a new one is begun with the first question where %s', async (_, answer) => {
    const calls = api({ listConversations: answer })
    await open({ orderNo })
    await until(() => calls.some(({ name }) => name === 'listConversations'))
    await shown('发送')
    await flush(50)
    await type(find('textarea'), '怎么退款')
    await tap('发送')
    await until(() => calls.some(({ name }) => name === 'askAssistant'))
    expect(calls.find(({ name }) => name === 'openConversation')?.data).toEqual({ orderNo })
  })
})

describe('what is written', () => {
  it('goes out with Enter; with Shift, or while a word is composed, Enter is a line or a word', async () => {
    const calls = api()
    await open()
    await shown('发送')
    const field = find<HTMLTextAreaElement>('textarea')
    const press = async (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
      await act(() => field.dispatchEvent(event))
      return event.defaultPrevented
    }
    await type(field, '第一行')
    expect(await press({ shiftKey: true })).toBe(false)
    expect(await press({ isComposing: true })).toBe(false)
    expect(calls.some(({ name }) => name === 'openConversation')).toBe(false)
    expect(await press({})).toBe(true)
    await until(() => calls.some(({ name }) => name === 'askAssistant'))
    expect(field.value).toBe('')
  })
})
