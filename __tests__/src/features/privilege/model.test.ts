import { endOf } from '../../../support/ends'
import { ApiError } from '@/api/error'
import { accountFault, accountGroups, stockText, windowText } from '@/features/privilege/model'
import { endOfTaking, refusalOf, receiveFaultText } from '@/features/privilege/refusals'

it.each(['', '123', '23800138000', '12800138000', '138001380000'])('refuses the account "%s"', (account) => {
  expect(accountFault(account)).toBeTruthy()
})
it('takes a mobile number', () => expect(accountFault('13800138000')).toBeUndefined())

it.each([
  ['', ''],
  ['138', '138'],
  ['13800', '138 00'],
  ['13800138000', '138 0013 8000']
])('groups %s as %s', (typed, shown) => expect(accountGroups(typed)).toBe(shown))

it.each([
  [null, '不限量'],
  [0, '已领完'],
  [8, '仅剩 8 份'],
  [500, '库存充足']
])('stock %s is told as %s', (stock, words) => expect(stockText(stock)).toBe(words))

it('says when it can be taken, in China time', () => {
  const from = '2026-11-24T16:00:00Z'
  const to = endOf('2026-12-31')
  expect(windowText(from, to)).toBe('2026.11.25 – 2026.12.31')
  expect(windowText(from, null)).toBe('2026.11.25 起')
  expect(windowText(null, to)).toBe('截至 2026.12.31')
  expect(windowText(null, null)).toBe('')
})

const refused = (code: string) => new ApiError('business', code, '说明')

it.each(['901', '902', '903', '904', '905'])('%s ends the taking', (code) => {
  expect(endOfTaking(refused(code), {})).toBe(code)
})
it('a number that cannot be recharged can be put right on the page', () => {
  expect(endOfTaking(refused('902'), { account: '13800009999' })).toBeUndefined()
  expect(endOfTaking(refused('901'), { account: '13800009999' })).toBe('901')
})
it.each(['323', '400', '429', '500'])('%s does not end the taking', (code) => {
  expect(endOfTaking(refused(code), {})).toBeUndefined()
})

it('after a lost answer says that pressing again is safe', () => {
  expect(receiveFaultText(new ApiError('network', '', ''))).toContain('不会重复领取')
  expect(receiveFaultText(new ApiError('timeout', '', ''))).toContain('不会重复领取')
  expect(receiveFaultText(refused('323'))).toBe('说明')
})

it('words of an address never reach the screen', () => {
  const { title, hint } = refusalOf('请拨打 400-000-0000 退款')
  expect(title + hint).not.toContain('400')
  expect(refusalOf('toString')).toBe(refusalOf(undefined))
})
