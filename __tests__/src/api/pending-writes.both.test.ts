import { beginWrite, endOrder, endWrite, saveOrder, pendingWrite } from '@/api/pending-writes'
import { removeMemberValues, writeStored } from '@/platform/storage/stored-values'

const name = 'card|main-year||1'

beforeEach(removeMemberValues)

test('one write has one key until it has ended', () => {
  const first = beginWrite(name, { id: 1 }).key
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(beginWrite(name, { id: 1 }).key).toBe(first)
  expect(beginWrite('plate|coffee|c1|1', { id: 1 }).key).not.toBe(first)
  expect(beginWrite(name, { id: 1 }).key).toBe(first)
  endWrite(name)
  expect(pendingWrite(name)).toBeUndefined()
  expect(beginWrite(name, { id: 1 }).key).not.toBe(first)
})

test('another input is another write: the server takes a key for one input only', () => {
  const first = beginWrite(name, { account: '13800009999' }).key
  expect(beginWrite(name, { account: '13800138000' }).key).not.toBe(first)
})

test('where the first one counts, it goes on with its key and what was sent, whatever is asked for now', () => {
  const first = beginWrite(name, { couponReceiveId: 'a' }, true)
  expect(beginWrite(name, { couponReceiveId: 'b' }, true)).toEqual(first)
})

test('the answer to another write under that name does not end the one of now', () => {
  const before = beginWrite(name, { account: '13800009999' }).key
  const now = beginWrite(name, { account: '13800138000' }).key
  endWrite(name, before)
  saveOrder(name, before, '1')
  expect(pendingWrite(name)).toEqual({ key: now, input: { account: '13800138000' } })
})

test('an order that has ended ends the write it came from, and no other', () => {
  saveOrder(name, beginWrite(name, {}).key, '1')
  saveOrder('product|p||2', beginWrite('product|p||2', {}).key, '2')
  endOrder('1')
  expect(pendingWrite(name)).toBeUndefined()
  expect(pendingWrite('product|p||2')?.orderNo).toBe('2')
})

test('the order of a write that has ended meanwhile is not kept', () => {
  saveOrder(name, 'key', '1')
  expect(pendingWrite(name)).toBeUndefined()
})

test('the next member sees nothing of it', () => {
  beginWrite(name, {})
  removeMemberValues()
  expect(pendingWrite(name)).toBeUndefined()
})

test.each(['', '{', '[]', 'null', '{"key":1}'])(
  'stored text that is none (%s) is as if there was nothing',
  (text) => {
    writeStored('pendingKeys', { [name]: text })
    expect(pendingWrite(name)).toBeUndefined()
    expect(beginWrite(name, {}).key).toHaveLength(32)
  }
)
