import { createChatEngine, readChatEngineSettings } from '../../../server/gateways/assistant/chat-engine'
import type { EngineQuestion } from '../../../server/gateways/assistant/assistant-gateway'
import { begin, calling, DONE, drip, fakeEngine, saying, speak, type FakeEngine } from './fake-engine'

let engine: FakeEngine | undefined
afterEach(async () => {
  await engine?.close()
  engine = undefined
})

const question = (over: Partial<EngineQuestion> = {}): EngineQuestion => ({
  question: '怎么退款？',
  sources: [{ no: 1, title: '退款', text: '在订单里申请。', fit: 1 }],
  before: [],
  tools: [],
  signal: new AbortController().signal,
  ...over
})

const engineAt = ({ url }: FakeEngine, patienceMs = 5000) =>
  createChatEngine({ baseUrl: url, model: 'test-model', key: 'test-key', patienceMs })

async function all(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

test('half-character: a stream cut inside a UTF-8 character, and inside a line, is whole', async () => {
  engine = await fakeEngine((response) => drip(response, saying('可以退款，😀请到“订单”里办。') + DONE))
  expect(await all(engineAt(engine).write(question()))).toBe('可以退款，😀请到“订单”里办。')
})

test('error-event-hangs: an error among the events ends the answer, though the connection stays open', async () => {
  engine = await fakeEngine((response) => {
    begin(response)
    response.write(saying('在订'))
    response.write('event: error\ndata: {"message":"quota"}\n\n')
  })
  const said: string[] = []
  await expect(
    (async () => {
      for await (const piece of engineAt(engine).write(question())) said.push(piece)
    })()
  ).rejects.toThrow('sent an error')
  expect(said).toEqual(['在订'])
})

test('an error inside the data ends it, too, and its words are told to nobody', async () => {
  engine = await fakeEngine((response) => {
    begin(response)
    response.write('data: {"error":{"message":"secret of the asker"}}\n\n')
  })
  const failed: unknown = await all(engineAt(engine).write(question())).catch((error: unknown) => error)
  expect(String(failed)).toContain('sent an error')
  expect(String(failed)).not.toContain('secret')
})

test('an engine that hangs is given up', async () => {
  engine = await fakeEngine((response) => {
    begin(response)
    response.write(saying('在'))
  })
  await expect(all(engineAt(engine, 60).write(question()))).rejects.toThrow('no word in time')
})

test.each([
  [
    'a connection that ends in the middle',
    (r: Parameters<typeof begin>[0]) => void begin(r).end(saying('在'))
  ],
  ['another status than 200', (r: Parameters<typeof begin>[0]) => void r.writeHead(429).end('{}')],
  ['what is no JSON', (r: Parameters<typeof begin>[0]) => void begin(r).end('data: <html>\n\n')]
])('%s is a failure', async (_what, reply) => {
  engine = await fakeEngine(reply)
  await expect(all(engineAt(engine).write(question()))).rejects.toThrow('assistant engine')
})

test('nobody who waits any more keeps it busy', async () => {
  const gone = new Promise<void>((resolve) => {
    void fakeEngine((response) => {
      begin(response)
      response.write(saying('在'))
      response.on('close', resolve)
    }).then(async (made) => {
      engine = made
      const stop = new AbortController()
      const pieces = engineAt(made)
        .write(question({ signal: stop.signal }))
        [Symbol.asyncIterator]()
      await pieces.next()
      stop.abort()
      await pieces.next().catch(() => undefined)
    })
  })
  await expect(gone).resolves.toBeUndefined()
})

test('a tool is asked for in pieces, answered, and the answer goes on', async () => {
  engine = await fakeEngine((response, _body, round) => {
    if (round > 1) return speak(response, '订单已付款[2]。')
    begin(response)
    response.write(calling('my_orders', '{'))
    response.write(
      `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: '}' } }] } }] })}\n\n`
    )
    response.end(DONE)
  })
  const inputs: unknown[] = []
  const tool = {
    name: 'my_orders',
    description: '',
    parameters: {},
    run: (input: unknown) => {
      inputs.push(input)
      return Promise.resolve('[2] 已付款')
    }
  }
  expect(await all(engineAt(engine).write(question({ tools: [tool] })))).toBe('订单已付款[2]。')
  expect(inputs).toEqual([{}])
  expect(engine.asked[1]?.body.messages.at(-1)).toEqual({
    role: 'tool',
    tool_call_id: 'call-1',
    content: '[2] 已付款'
  })
  expect(engine.asked[0]).toMatchObject({
    key: 'Bearer test-key',
    body: { model: 'test-model', stream: true }
  })
})

test('an engine that asks for tools without end is stopped', async () => {
  engine = await fakeEngine((response) => {
    begin(response)
    response.end(calling('nothing', '{}') + DONE)
  })
  await expect(all(engineAt(engine).write(question({ tools: [] })))).rejects.toThrow('tools')
})

test('the real engine names the settings that it lacks', () => {
  expect(() => readChatEngineSettings({ ASSISTANT_MODEL: 'm' })).toThrow('ASSISTANT_BASE_URL')
})
