import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_CARD_PEPPER } from '../../../server/config/secrets'
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
  expect(() => read(production)).toThrow(/SMS_PEPPER[\s\S]*SIGNING_SECRET[\s\S]*CARD_PEPPER/)
  const given = {
    SMS_PEPPER: 'p'.repeat(32),
    SIGNING_SECRET: 's'.repeat(32),
    CARD_PEPPER: 'c'.repeat(32)
  }
  expect(read({ ...production, ...given }).secrets).toMatchObject({
    smsPepper: 'p'.repeat(32),
    signing: 's'.repeat(32),
    cardPepper: 'c'.repeat(32)
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
    GATEWAY_CHAT: 'real'
  }
  const open = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://vip.example.com' }

  test('keeps a public server from starting, named one by one', () => {
    expect(() => read(open)).toThrow(
      /GATEWAY_PAY[\s\S]*GATEWAY_WECHAT[\s\S]*GATEWAY_SMS[\s\S]*GATEWAY_RECHARGE/
    )
    expect(() => read({ ...open, ...real, GATEWAY_SMS: 'sandbox' })).toThrow(/GATEWAY_SMS: .*ALLOW_SANDBOX=1/)
    // nobody answers a customer there
    expect(() => read({ ...open, ...real, GATEWAY_CHAT: 'sandbox' })).toThrow(/GATEWAY_CHAT: /)
  })

  test('of maps is harmless, and with real gateways no demo cards are handed out', () => {
    expect(read({ ...open, ...real })).toMatchObject({ demo: false, gateways: { map: 'sandbox' } })
  })

  test.each([
    ['on a machine of somebody who tries it out', { NODE_ENV: 'production' }],
    ['under a name of this machine', { ...open, PUBLIC_ORIGIN: 'https://localhost:8443' }],
    ['on a plain address in the LAN', { ...open, PUBLIC_ORIGIN: 'http://192.168.1.5:9527' }],
    ['in development', { ...open, NODE_ENV: 'development' }],
    ['where it is allowed by name', { ...open, ALLOW_SANDBOX: '1' }]
  ])('is fine %s', (_, env) => {
    expect(read(env)).toMatchObject({ demo: true, gateways: { pay: 'sandbox' } })
  })
})
