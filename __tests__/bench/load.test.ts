import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { run } from '../../bench/load'

interface Seen {
  readonly url: string
  readonly token: string
  readonly key: string
  readonly body: string
}

let server: Server
let origin: string
const seen: Seen[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    void note(request).then(() => response.end('{"resultCode":"100"}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function note(request: IncomingMessage): Promise<void> {
  const { headers, url = '' } = request
  seen.push({
    url,
    token: String(headers['auth-token']),
    key: String(headers['idempotency-key']),
    body: await text(request)
  })
}

const load = { connections: 4, seconds: 1, expect: '"resultCode":"100"' } as const

test('callers take turns, each call with a key of its own', async () => {
  const callers = ['a', 'b', 'c'].map((token) => ({ token, query: `of=${token}`, body: { token } }))
  const result = await run({ ...load, url: `${origin}/orders`, method: 'POST', keyed: true, callers })
  expect(result.errors).toBe(0)
  expect(result.calls).toBeGreaterThan(10)
  for (const { url, token, body } of seen) {
    expect([url, body]).toEqual([`/orders?of=${token}`, JSON.stringify({ token })])
  }
  expect(new Set(seen.map(({ token }) => token))).toEqual(new Set(['a', 'b', 'c']))
  expect(new Set(seen.map(({ key }) => key)).size).toBe(seen.length)
})

test('an answer that is not what was expected is an error, though its status is 200', async () => {
  const result = await run({
    ...load,
    url: origin,
    method: 'GET',
    callers: [{}],
    expect: '"resultCode":"305"'
  })
  expect(result.errors).toBeGreaterThanOrEqual(result.calls)
})
