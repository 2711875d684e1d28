import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_CARD_PEPPER } from '../../../server/config/secrets'
import { sandboxNotice } from '../../../server/config/sandbox-rule'
import { readSettings } from '../../../server/config/settings'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'settings-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const read = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: dataDir, ...env })

test('with nothing set there is a sandbox on port 9527', () => {
  expect(read()).toMatchObject({
    port: 9527,
    publicOrigin: 'http://localhost:9527',
    databaseUrl: undefined,
    gateways: { pay: 'sandbox', wechat: 'sandbox', sms: 'sandbox', map: 'sandbox' }
  })
})

test('an empty variable is as if it were not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 9527, databaseUrl: undefined })
})

test('every wrong variable is named, at once', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    GATEWAY_PAY: 'maybe',
    PUBLIC_ORIGIN: 'https://x.test/path'
  }
  for (const name of Object.keys(wrong)) expect(() => read(wrong)).toThrow(new RegExp(`^ {2}${name}: `, 'm'))
})

test('lists are lists, and hosts have channels', () => {
  const settings = read({
    ALLOWED_ORIGINS: 'https://a.test, https://b.test',
    CHANNEL_HOSTS: 'candy.test=candy,hotel.test=jinjiang'
  })
  expect(settings.allowedOrigins).toEqual(['https://a.test', 'https://b.test'])
  expect(settings.channelHosts).toEqual({ 'candy.test': 'candy', 'hotel.test': 'jinjiang' })
  expect(() => read({ CHANNEL_HOSTS: 'x.test=acme' })).toThrow(/CHANNEL_HOSTS/)
  expect(() => read({ ALLOWED_ORIGINS: '*' })).toThrow(/ALLOWED_ORIGINS/)
})

test('development secrets are made once, differ, and only we may read them', () => {
  const { secrets } = read()
  expect(read().secrets).toEqual(secrets)
  expect(secrets.smsPepper).not.toBe(secrets.signing)
  expect(secrets.signing.length).toBeGreaterThanOrEqual(40)
  expect(statSync(join(dataDir, 'secrets/signing')).mode & 0o777).toBe(0o600)
})

test('each channel has a union-login secret of its own, given or made', () => {
  const given = 'shared-with-a-distributor-of-candy-0123'
  const { union } = read({ UNION_SECRET_CANDY: given }).secrets
  expect(union.candy).toBe(given)
  expect(new Set(Object.values(union)).size).toBe(5)
  expect(read().secrets.union.main).toBe(union.main)
})

test('in production with a database of its own the secrets must be given', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' }
  expect(() => read(production)).toThrow(
    /SMS_PEPPER[\s\S]*SIGNING_SECRET[\s\S]*CARD_PEPPER[\s\S]*DOCUMENT_SECRET/
  )
  const given = {
    SMS_PEPPER: 'p'.repeat(32),
    SIGNING_SECRET: 's'.repeat(32),
    CARD_PEPPER: 'c'.repeat(32),
    DOCUMENT_SECRET: 'd'.repeat(32)
  }
  expect(read({ ...production, ...given }).secrets).toMatchObject({
    smsPepper: 'p'.repeat(32),
    signing: 's'.repeat(32),
    cardPepper: 'c'.repeat(32),
    document: 'd'.repeat(32)
  })
})

test('printed cards of the demo can be activated where no pepper is given', () => {
  expect(read().secrets.cardPepper).toBe(DEMO_CARD_PEPPER)
})

describe('a sandbox', () => {
  const real = {
    GATEWAY_PAY: 'real',
    GATEWAY_WECHAT: 'real',
    GATEWAY_SMS: 'real',
    GATEWAY_RECHARGE: 'real',
    GATEWAY_PARTNER: 'real',
    GATEWAY_JD: 'real',
    GATEWAY_CHAT: 'real',
    GATEWAY_WAREHOUSE: 'real',
    GATEWAY_LOGISTICS: 'real'
  }
  const modes = ['production', 'development', 'test']
  const ways: [string, Record<string, string>][] = [
    ['bound to every interface', { HOST: '0.0.0.0' }],
    ['bound to every interface of IPv6', { HOST: '::' }],
    ['bound to an address of the network', { HOST: '192.168.1.5' }],
    ['known by a public name', { PUBLIC_ORIGIN: 'https://vip.example.com' }],
    ['known by a public name over http', { PUBLIC_ORIGIN: 'http://vip.example.com' }],
    ['known by an address of the network', { PUBLIC_ORIGIN: 'http://192.168.1.5:9527' }],
    ['on loopback behind a name', { HOST: '127.0.0.1', PUBLIC_ORIGIN: 'https://vip.example.com' }],
    ['on loopback behind a proxy', { HOST: '127.0.0.1', TRUST_PROXY: 'loopback' }]
  ]
  const reached = ways.flatMap(([way, env]) =>
    modes.map((mode): [string, string, Record<string, string>] => [way, mode, { ...env, NODE_ENV: mode }])
  )

  test.each(reached)('keeps a server %s from starting in %s, each named', (_way, _mode, env) => {
    expect(() => read(env)).toThrow(
      /GATEWAY_PAY[\s\S]*GATEWAY_WECHAT[\s\S]*GATEWAY_SMS[\s\S]*GATEWAY_RECHARGE/
    )
    expect(() => read({ ...env, ...real, GATEWAY_SMS: 'sandbox' })).toThrow(/GATEWAY_SMS: .*ALLOW_SANDBOX=1/)
    // only these may stay a sandbox; a new gateway, too, is one that must be real
    const harmless = ['map', 'assistant', 'lvyun', 'jinjiang', 'yuetu', 'captcha']
    for (const name of Object.keys(readSettings({ DATA_DIR: dataDir }).gateways)) {
      const variable = `GATEWAY_${name.toUpperCase()}`
      const start = () => read({ ...env, ...real, [variable]: 'sandbox' })
      if (harmless.includes(name)) expect(start()).toMatchObject({ demo: false })
      else expect(start).toThrow(new RegExp(`${variable}: a sandbox where others reach it`))
    }
  })

  test.each(reached)('with every gateway real, %s in %s, nothing of the demo is left', (_way, _mode, env) => {
    expect(read({ ...env, ...real })).toMatchObject({ demo: false, gateways: { map: 'sandbox' } })
  })

  test.each(modes)('with every gateway real nothing of the demo is left on loopback either (%s)', (mode) => {
    expect(read({ ...real, NODE_ENV: mode, HOST: '127.0.0.1' })).toMatchObject({ demo: false })
    expect(read({ ...real, NODE_ENV: mode })).toMatchObject({ demo: false, host: '0.0.0.0' })
  })

  test.each([
    ['with nothing set', {}, '127.0.0.1'],
    ['in production', { NODE_ENV: 'production' }, '127.0.0.1'],
    ['on loopback', { HOST: 'localhost' }, 'localhost'],
    ['on loopback of IPv6', { HOST: '::1' }, '::1'],
    ['under a name of this machine', { PUBLIC_ORIGIN: 'https://localhost:8443' }, '127.0.0.1'],
    [
      'under a name of the app’s on this machine',
      { PUBLIC_ORIGIN: 'http://app.localhost:10086' },
      '127.0.0.1'
    ]
  ])('is there %s, for this machine alone, and says so', (_, env, host) => {
    const settings = read(env)
    expect(settings).toMatchObject({ host, demo: true, gateways: { pay: 'sandbox' } })
    expect(sandboxNotice(settings)).toMatch(
      /GATEWAY_PAY[\s\S]*alone[\s\S]*ALLOW_SANDBOX=1 and HOST=0\.0\.0\.0/
    )
  })

  test.each(reached)('is there %s in %s where it is allowed by name, and says so', (_way, _mode, env) => {
    const settings = read({ ...env, ALLOW_SANDBOX: '1' })
    expect(settings).toMatchObject({ demo: true, host: env.HOST ?? '0.0.0.0' })
    expect(sandboxNotice(settings)).toMatch(/^SANDBOX[\s\S]*logs in as anybody/)
  })

  test('never tells where parcels of a real warehouse are, for a demo and on loopback neither', () => {
    const mixed = { GATEWAY_WAREHOUSE: 'real' }
    for (const env of [mixed, { ...mixed, ALLOW_SANDBOX: '1' }, { ...real, GATEWAY_LOGISTICS: '' }]) {
      expect(() => read(env)).toThrow(/GATEWAY_LOGISTICS: must be real when GATEWAY_WAREHOUSE is real/)
    }
    expect(read({ ...mixed, GATEWAY_LOGISTICS: 'real' })).toMatchObject({ demo: true })
  })

  test('is nothing to speak of where there is none', () => {
    expect(sandboxNotice(read(real))).toBe('')
  })
})

test.each(['loopback', '127.0.0.1', '10.0.0.0/8, fd00::/8', 'uniquelocal'])(
  'a proxy may be %s',
  (TRUST_PROXY) => {
    const read = () => readSettings({ DATA_DIR: dataDir, ALLOW_SANDBOX: '1', TRUST_PROXY })
    expect(read()).toMatchObject({ trustProxy: TRUST_PROXY })
  }
)

test.each([
  'true',
  '1',
  '2',
  '0',
  'yes',
  'nginx',
  '10.0.0.0/99',
  '0.0.0.0/0',
  '::/0',
  '1.2.3',
  'loopback, all'
])('TRUST_PROXY=%s is refused: it would believe anybody, or nobody', (TRUST_PROXY) => {
  expect(() => readSettings({ DATA_DIR: dataDir, ALLOW_SANDBOX: '1', TRUST_PROXY })).toThrow(
    /TRUST_PROXY: must name the proxies/
  )
})
