import { keepOrder, keepWish, pendingOf, settleOrder, settleWish } from '@/api/wish-key'
import { removeMemberValues, writeStored } from '@/platform/storage/stored-values'

const wish = 'card|main-year||1'

beforeEach(removeMemberValues)

test('a wish keeps its key and what was sent first', () => {
  const first = keepWish(wish, { couponReceiveId: 'a' })
  const second = keepWish(wish, { couponReceiveId: 'b' })
  expect(second).toEqual(first)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
})

test('wishes have keys of their own', () => {
  expect(keepWish(wish, {}).key).not.toBe(keepWish('plate|coffee|c1|1', {}).key)
})

test('a settled wish is a new one the next time', () => {
  const { key } = keepWish(wish, {})
  settleWish(wish)
  expect(pendingOf(wish)).toBeUndefined()
  expect(keepWish(wish, {}).key).not.toBe(key)
})

test('an order that has ended settles the wish it came from, and no other', () => {
  keepWish(wish, {})
  keepOrder(wish, '1')
  keepWish('product|p||2', {})
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
  keepWish(wish, {})
  removeMemberValues()
  expect(pendingOf(wish)).toBeUndefined()
})

test.each(['', '{', '[]', 'null', '{"key":1}'])(
  'stored text that is none (%s) is as if there was nothing',
  (text) => {
    writeStored('pendingKeys', { [wish]: text })
    expect(pendingOf(wish)).toBeUndefined()
    expect(keepWish(wish, {}).key).toHaveLength(32)
  }
)
