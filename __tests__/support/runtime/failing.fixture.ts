import { counted } from './counter'

jest.mock('./counter', () => ({ counted: () => 'mocked' }))

test('a mock of a file of ours takes its place', () => {
  expect(counted()).toBe('mocked')
})

test('what is wrong fails', () => {
  expect({ a: 1 }).toEqual({ a: 2 })
})

test('what is thrown late fails', async () => {
  await Promise.reject(new TypeError('thrown here'))
})
