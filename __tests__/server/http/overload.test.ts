/** More calls than the server can work off, over real sockets and a real pool. */
import type { AddressInfo } from 'node:net'
import { endpointPath } from '@contract/endpoint'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { demo, demoEndpoints, registerDemo } from './demo'

const CONNECTIONS = 2
const CALLS = 60
/** Several times as many as are let in at first. */
const OUTSIDE = 24
const PAGE = 'http://test.local'

let app: TestApp
let origin: string
let token: string

beforeAll(async () => {
  app = await buildTestApp({ modules: [registerDemo], max: CONNECTIONS, settings: { shedLoad: true } })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
  token = await app.login('member')
})
afterAll(() => app.close())

type Name = keyof typeof demoEndpoints

const asWritten = (name: Name) => endpointPath(demoEndpoints[name])
/** The same call to the router, another address to who looks at letters. */
const encoded = (name: Name) => asWritten(name).replace('/u', '/%75')

const ask = (name: Name, path = asWritten) =>
  fetch(origin + path(name), { headers: { 'auth-token': token, origin: PAGE } })

/** The same, and again where it is told to come later. */
async function served(name: Name): Promise<Response> {
  for (;;) {
    const answer = await ask(name)
    if (answer.status !== 503) return answer
  }
}

const many = (count: number, name: Name, path = asWritten) =>
  Array.from({ length: count }, () => ask(name, path))

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resume) => setTimeout(resume, 5))
}

test.each([
  ['as it is registered', asWritten],
  ['written in another way', encoded]
])(
  'while the database cannot keep up, who waited too long is told when to come again (%s), and the others are answered',
  async (_how, path) => {
    const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => app.database.pool.connect()))
    const asked = many(CALLS, 'mine', path)
    const refused: Response[] = []
    for (const call of asked)
      void call.then((answer) => {
        if (answer.status === 503) refused.push(answer)
      })
    await until(() => refused.length > CALLS / 2)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    for (const client of held) client.release()
    const answers = await Promise.all(asked)
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503])
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      // else the page would see a network error and no words
      expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE)
      expect(await answer.json()).toMatchObject({
        resultCode: '503',
        resultMsg: '现在使用的人很多，请过一会儿再试',
        data: null
      })
    }
    expect((await served('mine')).status).toBe(200)
  }
)

test('refusals are answered once, and told in one line of the log', async () => {
  await until(() => app.logLines.some((line) => line.includes('calls refused')))
  const lines = app.logLines.map(
    (line) => JSON.parse(line) as { level: number; code?: string; status?: number }
  )
  expect(lines.filter(({ level, status }) => level >= 50 || status === 503)).toEqual([])
  expect(app.logLines.join('')).not.toContain('already sent')
})

test('calls that wait for a system outside keep nobody out, however many they are', async () => {
  const begun = demo.slowBegun
  // a busy machine lets in fewer at first
  const slow = Array.from({ length: OUTSIDE }, () => served('slow'))
  await until(() => demo.slowBegun === begun + OUTSIDE)
  expect((await served('mine')).status).toBe(200)
  demo.letSlowEnd()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(OUTSIDE).fill(200))
})
