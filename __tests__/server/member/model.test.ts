import * as fc from 'fast-check'
import { dayInChina } from '../../../server/lib/china-time'
import { imageTypeOf } from '../../../server/lib/image-type'
import {
  cleanNickname,
  defaultAvatar,
  defaultNickname,
  isBirthday,
  isOurAvatar,
  maskMobile,
  newMemberId,
  uploadIdOf
} from '../../../server/modules/member/model'

const mobiles = fc.stringMatching(/^1[3-9]\d{9}$/)

test('a masked number shows three and four digits and hides the rest', () => {
  expect(maskMobile('13812348000')).toBe('138****8000')
  expect(maskMobile(null)).toBe('')
  fc.assert(
    fc.property(mobiles, (mobile) => {
      const masked = maskMobile(mobile)
      expect(masked).toHaveLength(11)
      expect(masked.slice(3, 7)).toBe('****')
      expect(masked.slice(0, 3) + masked.slice(7)).toBe(mobile.slice(0, 3) + mobile.slice(7))
    })
  )
})

test('a new member is called by the last digits and gets one of our pictures', () => {
  expect(defaultNickname('13812348000')).toBe('会员8000')
  fc.assert(fc.property(mobiles, (mobile) => isOurAvatar(defaultAvatar(mobile))))
})

test('member ids fit the contract', () => {
  for (let i = 0; i < 200; i++) expect(newMemberId()).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
})

test.each([
  ['  小明  ', '小明'],
  ['a\u0007b', 'ab'],
  ['evil\u202Etxt', 'eviltxt'],
  ['家👨‍👩‍👧', '家👨‍👩‍👧'],
  ['\u200B \u200B', null],
  ['   ', null],
  ['\n', null],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), null]
])('nickname %j is kept as %j', (given, kept) => {
  expect(cleanNickname(given)).toBe(kept)
})

test('whatever is typed, a kept name has 1 to 30 characters, no control ones and no blanks around', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (given) => {
      const name = cleanNickname(given)
      if (name === null) return
      expect(name.length).toBeGreaterThanOrEqual(1)
      expect(name.length).toBeLessThanOrEqual(30)
      expect(name).toBe(name.trim())
      expect(name).not.toMatch(/\p{Cc}/u)
      expect(cleanNickname(name)).toBe(name)
    })
  )
})

test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['1876-11-21', true],
  ['1876-11-20', false],
  ['2000-02-29', true]
])('on 2026-11-21 the birthday %s is possible: %p', (day, possible) => {
  expect(isBirthday(day, '2026-11-21')).toBe(possible)
})

test('the day in China begins at 16:00 UTC', () => {
  expect(dayInChina(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  expect(dayInChina(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
})

test.each([
  ['/assets/uploads/abcdefghijklmnopqrstuv', 'abcdefghijklmnopqrstuv'],
  ['/assets/uploads/abcdefghijklmnopqrstuv/../x', null],
  ['https://evil.example/assets/uploads/abcdefghijklmnopqrstuv', null],
  ['/assets/uploads/short', null]
])('the upload in %s is %p', (path, id) => {
  expect(uploadIdOf(path)).toBe(id)
})

test('pictures are known by their first bytes and by nothing else', () => {
  expect(imageTypeOf(Buffer.from('89504e470d0a1a0a00', 'hex'))).toBe('image/png')
  expect(imageTypeOf(Buffer.from('ffd8ffe000', 'hex'))).toBe('image/jpeg')
  expect(imageTypeOf(Buffer.from('RIFF\0\0\0\0WEBPVP8 '))).toBe('image/webp')
  expect(imageTypeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
  expect(imageTypeOf(Buffer.from('<html>\x89PNG'))).toBeNull()
  expect(imageTypeOf(Buffer.from('RIFF\0\0\0\0WAVE'))).toBeNull()
  expect(imageTypeOf(Buffer.alloc(0))).toBeNull()
})
