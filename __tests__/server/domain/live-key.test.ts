/** Keys of codes that change with the time: by secret, kind and number, and codes of either secret while it changes. */
import {
  dayKey,
  liveCode,
  readLiveCode,
  rotatingCode,
  type LiveCode
} from '../../../contract/wallet/live-code'
import {
  ageOfLiveCode,
  isOurCode,
  liveKeyOf,
  liveKeysOf,
  type LiveKind
} from '../../../server/domain/live-key'

const NUMBER = '123456789012'
const NOW = Date.parse('2026-11-28T09:30:10+08:00')

function read(code: string): LiveCode {
  const found = readLiveCode(code)
  if (!found) throw new Error('not a code')
  return found
}
const shown = (secret: string, kind: LiveKind = 'ticket', ms = NOW) =>
  read(rotatingCode({ number: NUMBER, key: liveKeyOf(kind, NUMBER, secret) }, ms).code)
const ageOf = (code: LiveCode, secret: Parameters<typeof liveKeyOf>[2]) =>
  ageOfLiveCode('ticket', code, secret, NOW)

test('a key stays what it is: devices keep theirs', () => {
  expect(liveKeyOf('ticket', NUMBER, 'secret')).toBe(
    'b9cd97d52d1a104915f77a07d4845f96ababf10d8645622cf9ca1b5a8958df1c'
  )
})

test('each kind, number and secret has a key of its own', () => {
  const keys = [
    liveKeyOf('ticket', NUMBER, 'secret'),
    liveKeyOf('voucher', NUMBER, 'secret'),
    liveKeyOf('lounge', NUMBER, 'secret'),
    liveKeyOf('ticket', '123456789013', 'secret'),
    liveKeyOf('ticket', NUMBER, 'other')
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('new codes are made by the current secret, and those of the former one are read as well', () => {
  const changing = ['new', 'old'] as const
  expect(liveKeyOf('ticket', NUMBER, changing)).toBe(liveKeyOf('ticket', NUMBER, 'new'))
  expect(liveKeysOf('ticket', NUMBER, changing)).toEqual(
    changing.map((secret) => liveKeyOf('ticket', NUMBER, secret))
  )
  expect(ageOf(shown('new'), changing)).toBe('fresh')
  expect(ageOf(shown('old'), changing)).toBe('fresh')
  expect(ageOf(shown('old', 'ticket', NOW - 90_000), changing)).toBe('old')
  expect(ageOf(shown('other'), changing)).toBe('forged')
  expect(ageOf(shown('new', 'voucher'), changing)).toBe('forged')
  expect(ageOf(shown('old'), 'new')).toBe('forged')
})

test('a code that lasts is ours by any of our secrets', () => {
  const made = (secret: string) => read(liveCode(NUMBER, 1_795_829_400, liveKeyOf('lounge', NUMBER, secret)))
  expect(isOurCode('lounge', made('new'), ['new', 'old'])).toBe(true)
  expect(isOurCode('lounge', made('old'), ['new', 'old'])).toBe(true)
  expect(isOurCode('lounge', made('old'), 'new')).toBe(false)
  expect(isOurCode('ticket', made('new'), 'new')).toBe(false)
  expect(dayKey(liveKeyOf('lounge', NUMBER, 'new'), '2026-11-28')).toHaveLength(64)
})
