/** Requests that no client of ours sends, on the wire, to every endpoint, as visitor and as member: never a 5xx, never silence. */
import fc from 'fast-check'
import type { Endpoint } from '@contract/endpoint'
import { endpoints, type EndpointName } from '@contract/endpoints'
import { byLevel } from '../../support/depth'
import { bytesOf, FORMS, hostileRequest, type HostileRequest } from './support/hostile'
import { sendRaw } from './support/raw-call'
import { openWorld, type World } from './support/world'

/** Requests to each endpoint in each role; more by hand: FUZZ_RUNS=300. */
const RUNS = Number(process.env.FUZZ_RUNS ?? byLevel(2, 8))
const names = Object.keys(endpoints) as EndpointName[]

let world: World
let port: number

beforeAll(async () => {
  world = await openWorld({ channelHosts: { 'candy.example.com': 'candy' } })
  port = Number(new URL(world.origin).port)
})
afterAll(() => world.close())

async function check(request: HostileRequest, token: string | undefined): Promise<void> {
  const answer = await sendRaw(port, bytesOf(request, token))
  expect(answer.status).toBeGreaterThan(0)
  // 503 is said on purpose where it says when to come again
  if (answer.status === 503) expect(answer.head).toMatch(/^retry-after: \d/im)
  else expect(answer.status).toBeLessThan(500)
}

test.each(['visitor', 'member'])('as %s: no request makes the server fail or fall silent', async (role) => {
  for (const name of names) {
    // a new one each time: some requests log out, or delete the account
    const token = role === 'member' ? (await world.stranger()).token : undefined
    await fc.assert(
      fc.asyncProperty(hostileRequest(endpoints[name] as Endpoint), (request) => check(request, token)),
      { numRuns: RUNS }
    )
  }
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'CONSTRUCTOR', 'constructor:80'])(
  'a host called %s is a host like any other',
  async (host) => {
    const headers = [['host', host]] as const
    const answer = await sendRaw(
      port,
      bytesOf({ method: 'GET', path: '/unionbuy-server/brandChannel/getChannelInfo', headers, body: '' })
    )
    expect([answer.status, answer.body.includes('"resultCode":"100"')]).toEqual([200, true])
  }
)

test.each(Object.entries(FORMS).filter(([what]) => what !== 'whole' && what !== 'two files'))(
  'a form %s is refused in words',
  async (_what, body) => {
    const headers = [['content-type', 'multipart/form-data; boundary=b']] as const
    const path = '/unionbuy-server/file/uploadImage'
    const { token } = await world.stranger()
    const answer = await sendRaw(port, bytesOf({ method: 'POST', path, headers, body }, token))
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.body).toMatch(/"resultMsg":"[^"]*[\u4e00-\u9fff]/)
  }
)
