/** Codes that change with the time: the hash below them, and which of them a gate takes. */
import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import {
  ageOfCode,
  dayKey,
  dayOfCode,
  isGenuine,
  liveCode,
  readLiveCode,
  rotatingCode,
  STEP_SECONDS,
  type LiveCode
} from '../../contract/wallet/live-code'
import { hmacSha256, sha256 } from '../../contract/wallet/sha256'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'ascii'))

const isAsNode = (key: Uint8Array, bytes: Uint8Array) =>
  hex(sha256(bytes)) === createHash('sha256').update(bytes).digest('hex') &&
  hex(hmacSha256(key, bytes)) === createHmac('sha256', key).update(bytes).digest('hex')

describe('SHA-256', () => {
  test('the vectors of FIPS 180-4 and RFC 4231', () => {
    expect(hex(sha256(ascii('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hex(sha256(ascii('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hex(hmacSha256(new Uint8Array(20).fill(0x0b), ascii('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'
    )
    expect(hex(hmacSha256(ascii('Jefe'), ascii('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
    )
  })

  test('as Node has it, for keys and texts of every length around the edges of a block', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 140, size: 'max' }),
        fc.uint8Array({ maxLength: 200, size: 'max' }),
        isAsNode
      )
    )
    const edges = [0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 129].map((length) =>
      Uint8Array.from({ length }, (_, at) => at)
    )
    expect(edges.flatMap((key) => edges.filter((bytes) => !isAsNode(key, bytes)))).toEqual([])
  })
})

const KEY = 'ab'.repeat(32)
const TICKET = { number: '123456789012', key: KEY }
/** 2026-11-28 09:30:10 in China, ten seconds into a step. */
const NOW = Date.parse('2026-11-28T09:30:10+08:00')
const DAY_KEY = dayKey(KEY, '2026-11-28')

/** The code of a ticket at a moment, taken apart. */
function codeAt(ms: number, of = TICKET): LiveCode {
  const read = readLiveCode(rotatingCode(of, ms).code)
  if (!read) throw new Error('not a code')
  return read
}

test('a known code stays what it is: what is in the field would not be understood any more', () => {
  expect(rotatingCode(TICKET, NOW)).toEqual({ code: '12345678901217958294008815015997', leftMs: 20_000 })
})

test('a code is read with the blanks that people put into it, and nothing else is one', () => {
  const { code } = rotatingCode(TICKET, NOW)
  const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  expect(readLiveCode(`${wide}\u200B`)).toEqual(codeAt(NOW))
  expect(readLiveCode(` ${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8)} `)).toEqual(codeAt(NOW))
  expect(readLiveCode(rotatingCode({ number: '1234567890123456', key: KEY }, NOW).code)).toMatchObject({
    number: '1234567890123456'
  })
  const withLetter = `${code.slice(0, 14)}x${code.slice(15)}`
  for (const text of ['', 'x', withLetter, code.slice(1), `${code}0`, code.replace('1', 'l'), '123456789012'])
    expect(readLiveCode(text)).toBeNull()
})

test('the second has ten digits, however early it is', () => {
  expect(liveCode(TICKET.number, 30, KEY).slice(0, -10)).toBe('1234567890120000000030')
})

test('one step before and after the one that it is now are taken, no other', () => {
  const step = STEP_SECONDS * 1000
  const ages = [-3, -2, -1, 0, 1, 2].map((steps) => ageOfCode(codeAt(NOW + steps * step), DAY_KEY, NOW))
  expect(ages).toEqual(['old', 'old', 'fresh', 'fresh', 'fresh', 'ahead'])
})

test('a code of another key, another number or another second is forged', () => {
  const code = codeAt(NOW)
  expect(ageOfCode(codeAt(NOW, { ...TICKET, key: 'ba'.repeat(32) }), DAY_KEY, NOW)).toBe('forged')
  expect(ageOfCode({ ...code, number: '123456789013' }, DAY_KEY, NOW)).toBe('forged')
  expect(ageOfCode({ ...code, second: code.second + 30 }, DAY_KEY, NOW)).toBe('forged')
  // genuine, and between two steps: nobody shows such
  const between = readLiveCode(liveCode(TICKET.number, code.second + 7, DAY_KEY))
  expect(between && ageOfCode(between, DAY_KEY, NOW)).toBe('forged')
})

test('the key of a day knows no code of another day', () => {
  const tomorrow = codeAt(NOW + 86_400_000)
  expect(dayOfCode(tomorrow)).toBe('2026-11-29')
  expect(isGenuine(tomorrow, DAY_KEY)).toBe(false)
  expect(isGenuine(tomorrow, dayKey(KEY, '2026-11-29'))).toBe(true)
  // midnight in China, not at the process
  expect(dayOfCode(codeAt(Date.parse('2026-11-28T23:59:59+08:00')))).toBe('2026-11-28')
  expect(dayOfCode(codeAt(Date.parse('2026-11-29T00:00:00+08:00')))).toBe('2026-11-29')
})

test('whatever the key, the number, the moment and a clock that is off by less than a step: the code is taken', () => {
  const aKey = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex)
  const aNumber = fc
    .integer({ min: 0, max: 999_999_999_999 })
    .map((number) => String(number).padStart(12, '0'))
  const aMoment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2090-01-01') })
  const off = fc.integer({ min: -STEP_SECONDS * 1000, max: STEP_SECONDS * 1000 })
  fc.assert(
    fc.property(aKey, aNumber, aMoment, off, (key, number, now, offMs) => {
      const { code, leftMs } = rotatingCode({ number, key }, now + offMs)
      const read = readLiveCode(code)
      expect(leftMs).toBeGreaterThan(0)
      expect(leftMs).toBeLessThanOrEqual(STEP_SECONDS * 1000)
      return read !== null && ageOfCode(read, dayKey(key, dayOfCode(read)), now) === 'fresh'
    })
  )
})

test('one changed digit of a code makes it no code of ours', () => {
  const { code } = rotatingCode(TICKET, NOW)
  for (let at = 0; at < code.length; at++) {
    const other = code.slice(0, at) + ((Number(code[at]) + 1) % 10) + code.slice(at + 1)
    const read = readLiveCode(other)
    expect(read && ageOfCode(read, DAY_KEY, NOW)).toBe('forged')
  }
})
