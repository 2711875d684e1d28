import { settleWish, wishKey } from '@/api/wish-key'
import { removeMemberValues, writeStored } from '@/platform/storage/stored-values'

afterEach(removeMemberValues)

it('one wish has one key until it is settled', () => {
  const first = wishKey('a', { id: 1 })
  expect(wishKey('a', { id: 1 })).toBe(first)
  expect(wishKey('b', { id: 1 })).not.toBe(first)
  expect(wishKey('a', { id: 1 })).toBe(first)
  settleWish('a')
  expect(wishKey('a', { id: 1 })).not.toBe(first)
})

it('another input is another wish: the server takes a key for one input only', () => {
  const first = wishKey('a', { account: '13800009999' })
  expect(wishKey('a', { account: '13800138000' })).not.toBe(first)
})

it('what cannot be read is as if never kept', () => {
  writeStored('pendingKeys', { a: '{' })
  expect(wishKey('a', {})).toMatch(/^[0-9a-f]{32}$/)
})
