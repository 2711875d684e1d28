import * as fc from 'fast-check'
import { newSmsCode, newToken, sameMac, smsCodeMac } from '../../../server/modules/session/model'

test('codes are six digits and not always the same', () => {
  const codes = Array.from({ length: 500 }, newSmsCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes).size).toBeGreaterThan(400)
})

test('tokens never repeat', () => {
  expect(new Set(Array.from({ length: 1000 }, newToken)).size).toBe(1000)
})

const parts = fc.tuple(
  fc.string({ minLength: 32, maxLength: 40 }),
  fc.stringMatching(/^1[3-9]\d{9}$/),
  fc.constantFrom('login' as const, 'bind' as const, 'verify' as const),
  fc.stringMatching(/^\d{6}$/)
)

test('a MAC is the same for the same code and another for anything else', () => {
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const same = a.every((part, index) => part === b[index])
      expect(sameMac(smsCodeMac(...a), smsCodeMac(...a))).toBe(true)
      expect(sameMac(smsCodeMac(...a), smsCodeMac(...b))).toBe(same)
    })
  )
})

test('nothing is the same as an empty MAC', () => {
  expect(sameMac('', '')).toBe(false)
  expect(sameMac(smsCodeMac('p', '13800138000', 'login', '123456'), '')).toBe(false)
})
