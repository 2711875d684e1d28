import { call } from '@/api/call'
import { note } from '@/features/report/report'

jest.mock('@/api/call', () => ({ call: jest.fn(() => Promise.resolve(null)) }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('faults that come together are one call, without a word about who met them; later ones another', () => {
  document.head.innerHTML = '<script src="/js/app.aa25c625.js"></script>'
  note('error', new TypeError('x is undefined'))
  note('error', new TypeError('x is undefined'))
  note('rejection', new Error('lost'))
  expect(call).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(call).toHaveBeenCalledTimes(1)
  const [endpoint, input, options] = jest.mocked(call).mock.calls[0] ?? []
  expect(endpoint).toMatchObject({ path: 'client/report' })
  expect(input).toMatchObject({
    release: 'aa25c625',
    faults: [
      { kind: 'error', message: 'TypeError: x is undefined' },
      { kind: 'rejection', message: 'Error: lost' }
    ],
    timings: []
  })
  // a report that fails troubles nobody, and is no reason for another
  expect(options).toEqual({ quiet: true, background: true })
  note('error', new TypeError('x is undefined'))
  jest.runAllTimers()
  expect(call).toHaveBeenCalledTimes(1)
  note('error', new Error('another'))
  jest.runAllTimers()
  expect(call).toHaveBeenCalledTimes(2)
})
