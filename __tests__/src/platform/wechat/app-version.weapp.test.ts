import { isOlder, MIN_LIBRARY_VERSION } from '@/platform/wechat/app-version'

it.each([
  ['2.20.0', true],
  ['2.9.5', true],
  ['1.99.99', true],
  ['2.20.1', true],
  ['2.20.2', false],
  ['2.20.10', false],
  ['3.0.0', false]
])('%s is too old: %s', (version, old) => {
  expect(isOlder(version, MIN_LIBRARY_VERSION)).toBe(old)
})
