/** What a partner can answer wrongly, or with intent. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { createSignedPartner } from '../../../server/gateways/partner/signed-partner'
import { signatureOf } from '../../../server/gateways/recharge/parameter-signature'
import { RemoteError } from '../../../server/gateways/remote-json'

const SECRET = 's'.repeat(40)
const USER = 'user-of-theirs'
const NOW = Date.parse('2026-11-21T08:00:00Z')

type Reply = (response: ServerResponse, nonce: string) => void

let server: Server
let reply: Reply
let siteUrl: string

beforeAll(async () => {
  const serve = async (request: IncomingMessage, response: ServerResponse) =>
    reply(response, new URLSearchParams(await readText(request)).get('nonce') ?? '')
  server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

const partner = () =>
  createSignedPartner(
    'hdz',
    { system: 'Partner hdz', siteUrl, apiUrl: `${siteUrl}/api`, appId: 'us', secret: SECRET },
    () => NOW
  )

const ORDER = {
  order_no: 'HDZ1',
  user: USER,
  title: '咖啡券',
  detail: '1 份',
  picture: 'https://cdn.example.com/a.webp',
  list_fen: 2800,
  pay_fen: 1590,
  state: 'unpaid',
  expires_at: '2026-11-21T08:15:00Z'
}
const FILM = {
  filmId: 'f1',
  name: '片',
  poster: 'https://cdn.example.com/p.webp',
  score: null,
  minutes: 90,
  genres: '',
  releasedOn: '2026-11-01',
  cast: '',
  fromFen: 3000,
  showings: 1
}

interface Twist {
  readonly secret?: string
  readonly time?: number
  readonly nonce?: string
  readonly more?: Readonly<Record<string, string>>
}

/** An answer that is signed as agreed, but for the twist. */
function says(data: unknown, { secret = SECRET, time = NOW, nonce, more = {} }: Twist = {}): void {
  reply = (response, asked) => {
    const answer = {
      code: 'OK',
      data: JSON.stringify(data),
      nonce: nonce ?? asked,
      time: String(Math.floor(time / 1000)),
      ...more
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ...answer, sign: signatureOf(answer, secret) }))
  }
}
const ask = () => partner().order('HDZ1', USER)

test('what is right is taken as it is', async () => {
  says(ORDER)
  expect(await ask()).toMatchObject({ partnerOrderNo: 'HDZ1', payFen: 1590, listFen: 2800 })
})

test.each([
  ['nothing to pay', { pay_fen: 0 }],
  ['less than nothing', { pay_fen: -1590 }],
  ['a part of a fen', { pay_fen: 15.9 }],
  ['more than anything costs', { pay_fen: 100_000_001 }],
  ['more than a number holds', { pay_fen: 1e300 }],
  ['an amount as text', { pay_fen: '1590' }],
  ['no amount', { pay_fen: null }],
  ['an amount of another currency', { pay_fen: { amount: 1590, currency: 'USD' } }],
  ['a script for a picture', { picture: 'javascript:alert(1)' }],
  ['a document for a picture', { picture: 'data:text/html,<script>alert(1)</script>' }],
  ['a picture in the clear', { picture: 'http://cdn.example.com/a.webp' }],
  ['a picture of another host as a path', { picture: '//evil.example/a.webp' }],
  ['the same with a backslash', { picture: '/\\evil.example/a.webp' }],
  ['a NUL in the title', { title: '咖啡\u0000' }],
  ['no title', { title: '' }],
  ['a title without end', { title: 'x'.repeat(61) }],
  ['a state that was not agreed', { state: 'free' }],
  ['an end that is no moment', { expires_at: 'tomorrow' }],
  ['a list', []]
])('refused: %s', async (_, wrong) => {
  says(Array.isArray(wrong) ? wrong : { ...ORDER, ...wrong })
  await expect(ask()).rejects.toThrow(RemoteError)
})

test.each([
  ['of somebody else', { user: 'another' }],
  ['of another number', { order_no: 'HDZ2' }]
])('an order %s is as if there were none', async (_, wrong) => {
  says({ ...ORDER, ...wrong })
  expect(await ask()).toBeNull()
})

test('a list price below what is to be paid shows no discount', async () => {
  says({ ...ORDER, list_fen: 1 })
  expect(await ask()).toMatchObject({ listFen: 1590, payFen: 1590 })
})

test.each([
  ['by another partner', { secret: 't'.repeat(40) }],
  ['six minutes ago', { time: NOW - 360_000 }],
  ['six minutes from now', { time: NOW + 360_000 }],
  ['to another question', { nonce: 'f'.repeat(32) }],
  ['with a number among the texts', { more: { sum: 1 as unknown as string } }]
])('refused: an answer signed %s', async (_, twist) => {
  says(ORDER, twist)
  await expect(ask()).rejects.toThrow(RemoteError)
})

test('an answer is not followed to another address', async () => {
  reply = (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  await expect(ask()).rejects.toThrow('answered HTTP 302')
})

test('an answer without end is left long before it fills our memory', async () => {
  let sent = 0
  reply = (response) => {
    const more = () => {
      while (!response.destroyed && sent < 200_000_000) {
        sent += 65_536
        if (!response.write('x'.repeat(65_536))) return
      }
      response.end()
    }
    response.on('drain', more)
    more()
  }
  await expect(ask()).rejects.toThrow('the answer is too long')
  expect(sent).toBeLessThan(50_000_000)
})

test.each(['javascript:alert(1)', 'http://cdn.example.com/a.webp', '//evil.example/a', '/\\evil.example/a'])(
  'a film with the poster %s is not shown',
  async (poster) => {
    says([FILM])
    expect(await partner().films('310000', '2026-11-21')).toHaveLength(1)
    says([FILM, { ...FILM, poster }])
    await expect(partner().films('310000', '2026-11-21')).rejects.toThrow(RemoteError)
  }
)
