/** Requests as nobody who means well sends them: paths, headers and forms. */
import fc from 'fast-check'
import type { Endpoint } from '../../../../contract/endpoint'
import { endpointPath } from '../../../../contract/endpoint'

/** One request; `path` and header values are bytes as latin-1. */
export interface HostileRequest {
  readonly method: string
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

const WORDS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '%00',
  'a\tb',
  '\xff\xfe',
  Buffer.from('权益').toString('latin1'),
  'x'.repeat(5000),
  '../../etc/passwd',
  "' or '1'='1",
  'null',
  'NaN',
  '-1',
  '1e309',
  '{}',
  '[]',
  '*',
  'candy',
  'candy.example.com',
  '127.0.0.1:99999',
  '[::1',
  'http://evil.example',
  'null, null',
  '0x7f.1'
]

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  host: ['__proto__', 'constructor:80', 'CANDY.example.com', '[::1]:9', 'a b', ''],
  origin: ['null', 'http://', 'https://evil.example', 'http://[', 'constructor'],
  referer: ['::::', '/__proto__'],
  cookie: [
    'token=__proto__',
    'token=%',
    'token=%00; token',
    '=;;=',
    '__proto__=x; token=a',
    `a=${'b;'.repeat(900)}`
  ],
  'idempotency-key': ['12345678', 'short', '__proto__', 'constructor', 'k'.repeat(64), 'k'.repeat(65)],
  'content-type': [
    'application/json; charset=utf-99',
    'application/json;;;',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'constructor/__proto__',
    'application/x-www-form-urlencoded'
  ],
  accept: ['text/html', 'application/json;q=x'],
  'accept-encoding': ['br;q=2', 'identity;q=0, *;q=0'],
  range: ['bytes=0-', 'bytes=9-1', 'bytes=-1,-2', 'lines=a'],
  'if-none-match': ['*', 'W/"', '"x", "y"'],
  'if-modified-since': ['yesterday', '-1'],
  'x-platform': ['mini', '__proto__'],
  'x-os': ['ios', 'constructor'],
  'x-request-id': ['__proto__', 'a'.repeat(64)],
  'x-forwarded-for': ['999.1.1.1', '::ffff:1.2.3.4, x', ','],
  'x-forwarded-host': ['__proto__'],
  'x-forwarded-proto': ['javascript'],
  'auth-token': ['', 'x'.repeat(300), '__proto__'],
  token: ['x', '\x01'],
  authorization: ['Bearer', 'Basic %%%'],
  'sec-fetch-site': ['cross-site', '__proto__'],
  expect: ['100-continue', 'toast'],
  upgrade: ['websocket', 'h2c'],
  connection: ['upgrade', 'keep-alive, te']
}

const header = fc
  .constantFrom(...Object.entries(HEADERS))
  .chain(([name, values]) =>
    fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...values), fc.constantFrom(...WORDS)))
  )

/** An address written in another way, or broken. */
const pathOf = (path: string) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(path) },
    fc.constantFrom(
      `/candy${path}`,
      `/__proto__${path}`,
      `/constructor${path}`,
      path.replace('/u', '/%75'),
      path.replaceAll('/', '//'),
      `/a/..${path}`,
      `${path}/.`,
      `${path}/`,
      `${path}%00`,
      `${path}%`,
      `${path}%2`,
      `${path}%ff%fe`,
      `${path};jsessionid=1`,
      path.toUpperCase(),
      `${path}/${'a'.repeat(3000)}`,
      `http://evil.example${path}`,
      `/${path}`,
      `*`,
      `${path}?${'a[]=1&'.repeat(300)}`,
      `${path}?__proto__=1&constructor=2&toString`,
      `${path}?%&=&&%00=%00`,
      `${path}#a`
    )
  )

const CRLF = '\r\n'
const part = (disposition: string, bytes = 'x', type = 'image/png') =>
  `content-disposition: ${disposition}${CRLF}content-type: ${type}${CRLF}${CRLF}${bytes}`
const FILE = part('form-data; name="file"; filename="a.png"', '\x89PNG\r\n\x1a\n')

/** Bodies of forms with boundary `b`: whole, cut off, empty, with the wrong parts, with two files. */
export const FORMS: Readonly<Record<string, string>> = {
  whole: `--b${CRLF}${FILE}${CRLF}--b--${CRLF}`,
  'without an end': `--b${CRLF}${FILE}`,
  'cut in a header': `--b${CRLF}content-disposi`,
  'cut in the boundary': `--b${CRLF}${FILE}${CRLF}--`,
  empty: '',
  'without parts': `--b--${CRLF}`,
  'with another boundary': `--c${CRLF}${FILE}${CRLF}--c--${CRLF}`,
  'wrong field': `--b${CRLF}${part('form-data; name="picture"; filename="a.png"')}${CRLF}--b--${CRLF}`,
  'no file': `--b${CRLF}${part('form-data; name="file"')}${CRLF}--b--${CRLF}`,
  'two files': `--b${CRLF}${FILE}${CRLF}--b${CRLF}${FILE}${CRLF}--b--${CRLF}`,
  'many fields': `${`--b${CRLF}content-disposition: form-data; name="a"${CRLF}${CRLF}1${CRLF}`.repeat(40)}--b--${CRLF}`,
  'field __proto__': `--b${CRLF}${part('form-data; name="__proto__"; filename="a"')}${CRLF}--b--${CRLF}`,
  'nameless part': `--b${CRLF}${CRLF}x${CRLF}--b--${CRLF}`,
  'odd name': `--b${CRLF}${part(`form-data; name="file"; filename="../\x00${'a'.repeat(3000)}"`)}${CRLF}--b--${CRLF}`,
  'long header': `--b${CRLF}x: ${'y'.repeat(90_000)}${CRLF}${FILE}${CRLF}--b--${CRLF}`,
  bytes: '\x00\xff'.repeat(500)
}

const BODIES = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '0',
  '"x"',
  '{"__proto__":{}}',
  '{"constructor":1}',
  '\x00',
  'a=1&b'
]

const form = fc
  .constantFrom(...Object.values(FORMS))
  .map((body) => ({ body, type: 'multipart/form-data; boundary=b' }))
const json = fc.constantFrom(...BODIES).map((body) => ({ body, type: 'application/json' }))

/** Hostile requests to an endpoint, most of them at its own address and with its own method. */
export function hostileRequest(endpoint: Endpoint): fc.Arbitrary<HostileRequest> {
  const method = fc.oneof(
    { weight: 9, arbitrary: fc.constant(endpoint.method as string) },
    fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'POST', 'GET')
  )
  const sent =
    endpoint.body === 'multipart'
      ? fc.oneof({ weight: 5, arbitrary: form }, json)
      : fc.oneof(form, { weight: 5, arbitrary: json })
  return fc
    .tuple(method, pathOf(endpointPath(endpoint)), fc.array(header, { maxLength: 4 }), sent)
    .map(([verb, path, headers, { body, type }]) => ({
      method: verb,
      path,
      headers: verb === 'GET' || verb === 'HEAD' ? headers : [['content-type', type] as const, ...headers],
      body: verb === 'GET' || verb === 'HEAD' ? '' : body
    }))
}

/** The request as bytes; the connection ends with the answer. */
export function bytesOf({ method, path, headers, body }: HostileRequest, token?: string): Buffer {
  const given = new Map<string, string>([
    ['host', '127.0.0.1'],
    ...(token ? [['auth-token', token] as const] : [])
  ])
  for (const [name, value] of headers) given.set(name, value.replace(/[\r\n]/g, ' '))
  if (given.get('connection')?.includes('keep-alive') || !given.has('connection'))
    given.set('connection', 'close')
  given.set('content-length', String(Buffer.byteLength(body, 'latin1')))
  const lines = [...given].map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', body].join(CRLF), 'latin1')
}
