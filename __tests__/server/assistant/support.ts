import { assistantEndpoints } from '@contract/assistant/endpoints'
import { createEventParser } from '@contract/envelope/events'
import type { AnswerEvent, AssistantMessage, Conversation, Data } from '@contract/types'
import type { Endpoint } from '@contract/endpoint'
import { endpointPath } from '@contract/endpoint'
import type { AssistantGateway, EngineQuestion } from '../../../server/gateways/assistant/assistant-gateway'
import { createSandboxAssistant } from '../../../server/gateways/assistant/sandbox-assistant'
import { call, type CallOptions } from '../../support/server/call'
import { buildTestApp, type TestApp, type TestAppOptions } from '../../support/server/test-app'

/** Who asks: a member by token, or a visitor by the key of their conversation. */
export interface Requester extends CallOptions {
  readonly conversationId: string
  readonly visitorKey?: string
}

export const assistantApp = (
  assistant: AssistantGateway = createSandboxAssistant(0),
  options: TestAppOptions = {}
): Promise<TestApp> => buildTestApp({ seeded: true, gateways: { assistant }, ...options })

export async function open(app: TestApp, options: CallOptions = {}, orderNo?: string): Promise<Requester> {
  const input = orderNo === undefined ? {} : { orderNo }
  const { data } = await call<Data<'openConversation'>>(
    app,
    assistantEndpoints.openConversation,
    input,
    options
  )
  return {
    ...options,
    conversationId: data.conversationId,
    ...(data.visitorKey === null ? {} : { visitorKey: data.visitorKey })
  }
}

const keyOf = ({ visitorKey }: Requester) => (visitorKey === undefined ? {} : { visitorKey })

/** Makes a call about the asker's conversation. */
export const about = <D>(app: TestApp, endpoint: Endpoint, asker: Requester, input: object = {}) => {
  const { conversationId: _id, visitorKey: _key, ...options } = asker
  return call<D>(app, endpoint, { ...keyOf(asker), ...input }, options)
}

export const say = (app: TestApp, asker: Requester, text: string, key?: string) =>
  about<Data<'askAssistant'>>(
    app,
    assistantEndpoints.askAssistant,
    key === undefined ? asker : { ...asker, key },
    { conversationId: asker.conversationId, text }
  )

export const talk = async (app: TestApp, asker: Requester) =>
  (
    await about<Conversation>(app, assistantEndpoints.getConversation, asker, {
      conversationId: asker.conversationId
    })
  ).data

/** Reads the stream of an answer to its end. */
export async function follow(
  app: TestApp,
  asker: Requester,
  answerId: string,
  from = 0
): Promise<AnswerEvent[]> {
  const response = await app.server.inject({
    method: 'POST',
    url: endpointPath(assistantEndpoints.followAnswer),
    headers: asker.token ? { 'auth-token': asker.token } : {},
    payload: { answerId, from, ...keyOf(asker) }
  })
  return createEventParser()(response.body).map(({ data }) => JSON.parse(data) as AnswerEvent)
}

/** Asks, and waits for the whole answer. */
export async function answerTo(app: TestApp, asker: Requester, text: string): Promise<AssistantMessage> {
  const { data } = await say(app, asker, text)
  if (!data?.answer) throw new Error('No answer was begun')
  const last = (await follow(app, asker, data.answer.messageId)).at(-1)
  if (last?.type !== 'end') throw new Error('The stream did not end')
  return last.message
}

/** An engine that says what a test tells it, when it is told. */
export function scripted(write: (question: EngineQuestion) => AsyncIterable<string>): AssistantGateway {
  return { write }
}

/** Something that a test lets go on. */
export function gate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open: () => open() }
}
