/** What a shop says to a code while it has no network: by the keys that it took along for the day. */
import { judge, type Held, type Lent } from '../../contract/wallet/judge'
import { dayKey, rotatingCode } from '../../contract/wallet/live-code'

const KEY = 'ab'.repeat(32)
const FORMER = 'cd'.repeat(32)
const DAY = '2026-11-28'
/** Four seconds into a step. */
const NOW = Date.parse('2026-11-28T09:30:04.500+08:00')
const held = (number: string, key = KEY): Held => ({
  number,
  key: dayKey(key, DAY),
  name: '成人票',
  who: '王*明'
})
const TICKET = held('123456789012')
const LENT: Lent = { shop: 'sight:1', name: '西湖', day: DAY, items: [held('210987654321'), TICKET] }
const codeAt = (ms: number, number = TICKET.number, key = KEY) => rotatingCode({ number, key }, ms).code
const NOBODY = new Set<string>()

test('a code of now is taken, with whose it is and how old; once', () => {
  const code = codeAt(NOW)
  expect(judge(code, LENT, NOBODY, NOW)).toEqual({ verdict: 'passed', held: TICKET, ageSeconds: 4 })
  expect(judge(code, LENT, new Set(['210987654321']), NOW).verdict).toBe('passed')
  expect(judge(code, LENT, new Set([TICKET.number]), NOW)).toEqual({
    verdict: 'used',
    held: TICKET,
    ageSeconds: 4
  })
})

test('one of earlier or of later says so, and how far off it is', () => {
  expect(judge(codeAt(NOW - 90_000), LENT, NOBODY, NOW)).toEqual({
    verdict: 'old',
    held: TICKET,
    ageSeconds: 94
  })
  expect(judge(codeAt(NOW + 90_000), LENT, NOBODY, NOW)).toMatchObject({ verdict: 'ahead', ageSeconds: -86 })
})

test.each([
  ['no code', 'hello', 'forged'],
  ['a code of nobody here', codeAt(NOW, '999999999999'), 'unknown'],
  ['a code of tomorrow', codeAt(NOW + 86_400_000), 'day'],
  ['a code by another key', codeAt(NOW, TICKET.number, FORMER), 'forged']
] as const)('%s is not taken, and shows nobody', (_, text, verdict) => {
  expect(judge(text, LENT, NOBODY, NOW)).toEqual({ verdict, held: null, ageSeconds: null })
})

test('while the secret changes, either key of a number is good', () => {
  const former = held(TICKET.number, FORMER)
  const both = { ...LENT, items: [TICKET, former] }
  expect(judge(codeAt(NOW), both, NOBODY, NOW).held).toBe(TICKET)
  expect(judge(codeAt(NOW, TICKET.number, FORMER), both, NOBODY, NOW)).toMatchObject({
    verdict: 'passed',
    held: former
  })
})
