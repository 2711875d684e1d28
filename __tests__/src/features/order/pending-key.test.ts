import { keep, keepOrder, pendingOf, settleOrder, settleWish } from '@/features/order/pending-key'
import { removeMemberValues, writeStored } from '@/platform/stored-values'

const wish = 'card|main-year||1'

beforeEach(() => localStorage.clear())

test('a wish keeps its key and what was sent first', () => {
  const first = keep(wish, { couponReceiveId: 'a' })
  const second = keep(wish, { couponReceiveId: 'b' })
  expect(second).toEqual(first)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
})

test('wishes have keys of their own', () => {
  expect(keep(wish, {}).key).not.toBe(keep('plate|coffee|c1|1', {}).key)
})

test('a settled wish is a new one the next time', () => {
  const { key } = keep(wish, {})
  settleWish(wish)
  expect(pendingOf(wish)).toBeUndefined()
  expect(keep(wish, {}).key).not.toBe(key)
})

test('an order that has ended settles the wish it came from, and no other', () => {
  keep(wish, {})
  keepOrder(wish, '1')
  keep('product|p||2', {})
  keepOrder('product|p||2', '2')
  settleOrder('1')
  expect(pendingOf(wish)).toBeUndefined()
  expect(pendingOf('product|p||2')?.orderNo).toBe('2')
})

test('the order of a wish that was settled meanwhile is not kept', () => {
  keepOrder(wish, '1')
  expect(pendingOf(wish)).toBeUndefined()
})

test('the next member sees nothing of it', () => {
  keep(wish, {})
  removeMemberValues()
  expect(pendingOf(wish)).toBeUndefined()
})

test.each(['', '{', '[]', 'null', '{"key":1}'])(
  'stored text that is none (%s) is as if there was nothing',
  (text) => {
    writeStored('pendingKeys', { [wish]: text })
    expect(pendingOf(wish)).toBeUndefined()
    expect(keep(wish, {}).key).toHaveLength(32)
  }
)
