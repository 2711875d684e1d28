import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { CHANNEL_CODES, type ChannelCode } from '../../../server/config/channels'
import { readUnionSign, unionSign } from '../../../server/modules/session/union-sign'

const SECRET = 'a-secret-of-a-channel-a-secret-of-a-channel'
const NOW = new Date('2026-11-21T10:00:00+08:00')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const read = (sign: string, at = NOW, channel: ChannelCode = 'candy', secret = SECRET) =>
  readUnionSign(secret, channel, sign, at)

const SIGN = unionSign(SECRET, 'candy', { m: '13800138000' }, NOW)

test('says whom the distributor sends, by number, by name, or by both', () => {
  expect(read(SIGN)).toMatchObject({ mobile: '13800138000', partnerUserId: null })
  const byName = unionSign(SECRET, 'candy', { u: 'user-42' }, NOW)
  expect(read(byName)).toMatchObject({ mobile: null, partnerUserId: 'user-42' })
  const both = unionSign(
    SECRET,
    'candy',
    { m: '13800138000', u: 'user-42', cardNo: '1', name: '张 三&' },
    NOW
  )
  expect(read(both)).toMatchObject({ mobile: '13800138000', partnerUserId: 'user-42' })
})

// what may come as query token (rule check.unionToken)
test.each(CHANNEL_CODES)('with a number it is short enough for the query token (%s)', (channel) => {
  for (let i = 0; i < 50; i += 1) {
    const sign = unionSign(SECRET, channel, { m: '19999999999' }, NOW)
    expect(sign.split('.')).toHaveLength(2)
    expect(sign.length).toBeLessThan(150)
    expect(sign).toMatch(/^[\w.-]+$/)
  }
})

test('nobody can read it, and the same twice looks different', () => {
  const [hidden = ''] = SIGN.split('.')
  expect(Buffer.from(hidden, 'base64url').toString('latin1')).not.toContain('138')
  expect(unionSign(SECRET, 'candy', { m: '13800138000', n: 'same-nonce' }, NOW)).not.toBe(
    unionSign(SECRET, 'candy', { m: '13800138000', n: 'same-nonce' }, NOW)
  )
})

test('every single bit counts', () => {
  const bytes = Buffer.from(SIGN, 'ascii')
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const tampered = Buffer.from(bytes)
    tampered[bit >> 3] = (tampered[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect([bit, read(tampered.toString('latin1'))]).toEqual([bit, null])
  }
})

test('nothing may be added, taken away, or put in another place', () => {
  const [hidden = '', mac = ''] = SIGN.split('.')
  const other = unionSign(SECRET, 'candy', { m: '13900139000' }, NOW)
  const [otherHidden = '', otherMac = ''] = other.split('.')
  const wrong = [
    '',
    '.',
    hidden,
    `${hidden}.`,
    `.${mac}`,
    `${mac}.${hidden}`,
    `${hidden}.${otherMac}`,
    `${otherHidden}.${mac}`,
    `${SIGN}=`,
    `${SIGN}.`,
    `${SIGN}.${mac}`,
    ` ${SIGN}`,
    `${SIGN}\n`,
    SIGN.slice(0, -1),
    SIGN.slice(1),
    `${hidden}.${createHmac('sha256', SECRET).update(hidden).digest('base64url')}`
  ]
  for (const sign of wrong) expect([sign, read(sign)]).toEqual([sign, null])
})

test('no text that was not signed is taken', () => {
  fc.assert(fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => read(text) === null))
})

test.each(CHANNEL_CODES.filter((code) => code !== 'candy'))(
  'it is worth nothing in channel %s',
  (channel) => {
    expect(read(SIGN, NOW, channel)).toBeNull()
    // nor does a sign of that channel that speaks of this one
    expect(read(unionSign(SECRET, channel, { m: '13800138000', c: 'candy' }, NOW), NOW, channel)).toBeNull()
  }
)

test('nor with another secret', () => {
  expect(read(SIGN, NOW, 'candy', `${SECRET}!`)).toBeNull()
})

test('it is good for five minutes, on a clock that goes five minutes wrong either way', () => {
  expect(read(SIGN, later(300_000))).not.toBeNull()
  expect(read(SIGN, later(300_001))).toBeNull()
  expect(read(SIGN, later(-300_000))).not.toBeNull()
  expect(read(SIGN, later(-300_001))).toBeNull()
})

test.each<[string, Record<string, string>]>([
  ['nobody', {}],
  ['a number that is none', { m: '12800138000' }],
  ['an empty number', { m: '' }],
  ['a name with blanks', { u: 'a b' }],
  ['a name that is too long', { u: 'x'.repeat(65) }],
  ['a short nonce', { m: '13800138000', n: 'short' }],
  ['a strange time', { m: '13800138000', t: '1e9' }],
  ['milliseconds', { m: '13800138000', t: String(NOW.getTime()) }]
])('a genuine sign that speaks of %s is refused', (_what, parameters) => {
  expect(read(unionSign(SECRET, 'candy', parameters, NOW))).toBeNull()
})
