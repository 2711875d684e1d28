import { originsOf } from '../../../server/http/origins'

const allowedOrigins = ['https://app.test']
const secure = originsOf({ publicOrigin: 'https://vip.test', allowedOrigins, production: true })
const plain = originsOf({ publicOrigin: 'http://localhost:9527', allowedOrigins, production: true })
const development = originsOf({ publicOrigin: 'https://vip.test', allowedOrigins, production: false })

test.each([
  ['our own', secure, 'https://vip.test', 'other.test', true],
  ['our own without TLS', secure, 'http://vip.test', 'vip.test', false],
  ['a listed one', secure, 'https://app.test', 'vip.test', true],
  ['a listed one without TLS', secure, 'http://app.test', 'vip.test', false],
  ['the host that was asked', secure, 'https://candy.test', 'candy.test', true],
  ['the host that was asked without TLS', secure, 'http://candy.test', 'candy.test', false],
  ['another port of it', secure, 'https://candy.test:8443', 'candy.test', false],
  ['another port of it without TLS, in development', development, 'http://vip.test:10086', 'vip.test', false],
  ['another port of it, in development', development, 'https://vip.test:10086', 'vip.test', true],
  ['TLS before a plain server', plain, 'https://localhost:9527', 'localhost:9527', true],
  ['no origin at all', secure, 'null', 'null', false]
])('%s', (_name, origins, origin, host, allowed) => {
  expect(origins.allows(origin, host)).toBe(allowed)
})
