import { FaultList, faultOf, placeOf } from '@/features/report/faults'

const STACK = `TypeError: x is undefined
    at e (https://vip.example.com/js/1044.139b19cd.js:1:2345)
    at t (https://vip.example.com/js/app.aa25c625.js:2:1)`

test('a fault has its message and the first place in our files, without the origin', () => {
  const error = Object.assign(new TypeError('x is undefined'), { stack: STACK })
  expect(faultOf('error', error, '/pages/index/index')).toEqual({
    kind: 'error',
    message: 'TypeError: x is undefined',
    place: '/js/1044.139b19cd.js:1:2345',
    path: '/pages/index/index'
  })
  expect(placeOf(undefined)).toBe('')
})

test.each([
  ['a call that failed', Object.assign(new Error('网络异常'), { name: 'ApiError' })],
  ['an abort', Object.assign(new Error('aborted'), { name: 'AbortError' })],
  ['a script of another origin', 'Script error.'],
  ['an extension', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1:1' })],
  ['nothing', undefined]
])('%s is no fault of ours', (_what, thrown) => {
  expect(faultOf('rejection', thrown, '/')).toBeUndefined()
})

test('long texts are cut, and lines are one', () => {
  const fault = faultOf('error', new Error(`a\n${'b '.repeat(500)}`), '/x')
  expect(fault?.message).toMatch(/^Error: a (b )+b?$/)
  expect(fault?.message).toHaveLength(200)
})

test('nothing that may identify a person leaves the client', () => {
  const { message } =
    faultOf(
      'error',
      'no order 20261127000000000001 of 13812345678 <li.lei@example.com> at /x?token=abc',
      '/'
    ) ?? {}
  expect(message).toBe('no order … of … <…> at /x…')
})

test('a fault in a loop is reported once, and a visit reports ten at most', () => {
  const list = new FaultList(2)
  const fault = (message: string) => ({ kind: 'error' as const, message, place: '', path: '/' })
  expect([list.add(fault('a')), list.add(fault('a')), list.add(fault('b')), list.add(fault('c'))]).toEqual([
    true,
    false,
    true,
    false
  ])
  expect(list.take().map(({ message }) => message)).toEqual(['a', 'b'])
  expect(list.take()).toEqual([])
  expect(list.add(fault('a'))).toBe(false)
})
