import { openIdOf, readSandboxCode } from '../../../server/sandbox/wechat/codes'

test.each([
  ['sandbox-dev1-abc', { kind: 'login', deviceId: 'dev1', until: null }],
  ['sandbox-dev_1-abc-until1795262059834', { kind: 'login', deviceId: 'dev_1', until: 1_795_262_059_834 }],
  ['phone-13800138000-x', { kind: 'phone', mobile: '13800138000', until: null }],
  ['phone-13800138000-x-until5', { kind: 'phone', mobile: '13800138000', until: 5 }]
])('%s is read', (code, read) => {
  expect(readSandboxCode(code)).toEqual(read)
})

test.each([
  '',
  'sandbox',
  'sandbox-',
  'sandbox-dev1',
  'phone-23800138000-x',
  'phone-13800138000',
  '0a1B2c3',
  'sandbox-a-b-c'
])('%j is no code', (code) => {
  expect(readSandboxCode(code)).toBeNull()
})

test('a device has one openid, another device another', () => {
  expect(openIdOf('dev1')).toBe(openIdOf('dev1'))
  expect(openIdOf('dev1')).not.toBe(openIdOf('dev2'))
  expect(openIdOf('dev1')).toMatch(/^o_[A-Za-z0-9_-]{26}$/)
})
