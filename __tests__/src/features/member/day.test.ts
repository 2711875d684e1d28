import { groupedMobile } from '@/features/member/grouped-mobile'
import { birthdayRange, nicknameFault, pictureFault } from '@/features/member/model'

const RANGE = { start: '1876-11-21', end: '2026-11-21' }

it('a birthday lies between 150 years ago and today in China', () => {
  expect(birthdayRange(Date.parse('2026-11-20T16:30:00Z'))).toEqual(RANGE)
})

it.each([
  ['', '请输入昵称'],
  ['   ', '请输入昵称'],
  ['月'.repeat(31), '昵称最多 30 个字'],
  ['月'.repeat(30), undefined],
  [' 月 ', undefined]
])('name %j: %s', (name, fault) => expect(nicknameFault(name)).toBe(fault))

it('a picture may have 5 MB', () => {
  expect(pictureFault(5 * 1024 * 1024)).toBeUndefined()
  expect(pictureFault(undefined)).toBeUndefined()
  expect(pictureFault(5 * 1024 * 1024 + 1)).toContain('5 MB')
})

it('numbers are read in groups, masked or not', () => {
  expect(groupedMobile('13800138000')).toBe('138 0013 8000')
  expect(groupedMobile('138****8000')).toBe('138 **** 8000')
  expect(groupedMobile('')).toBe('')
})
