/** What is kept of a client's faults: nothing that identifies a person or opens something. */
import { cleanFault, cleanPlace } from '../../../server/modules/report/clean'

test.each([
  ['cannot read 13812345678 of null', 'cannot read 138****5678 of null'],
  ['GET https://api.example.com/unionbuy-server/x?token=abc#d failed', 'GET /unionbuy-server/x failed'],
  ['see http://10.0.0.1:8080/a/b?c d', 'see /a/b d'],
  ['at (pages/my/index?token=abc) and #part', 'at (pages/my/index) and'],
  ['no order 20261127000000000001', 'no order #'],
  ['mail to li.lei@example.com', 'mail to …'],
  ['token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpX is old', 'token … is old'],
  ['Unexpected "身份证号是一个很长很长很长很长很长很长很长很长很长的文字" in JSON', 'Unexpected "…" in JSON'],
  ['mail to li+1@mail-1.example.com now', 'mail to … now'],
  [
    '‘一个很长很长很长很长很长很长很长很长很长很长很长的文字’和“另一个很长很长很长很长很长很长很长很长很长很长的文字”',
    '‘…’和“…”'
  ],
  ['say "twenty-four signs in all" here', 'say "twenty-four signs in all" here'],
  ['say "twenty-five signs are many" here', 'say "…" here'],
  ['x_23456789-123456789012', 'x_#-#'],
  ['x_23456789-1234567890123', '…'],
  ['  1234 of 12345 ', '1234 of #'],
  [
    "Cannot read properties of undefined (reading 'name')",
    "Cannot read properties of undefined (reading 'name')"
  ]
])('%s is kept as %s', (said, kept) => {
  expect(cleanFault(said)).toBe(kept)
})

test('a place keeps its line and column, however long the one line of a build is', () => {
  expect(cleanPlace('/usr/common.js:1:234567')).toBe('/usr/common.js:1:234567')
  expect(cleanPlace('/js/13812345678.js:1:2')).toBe('/js/138****5678.js:1:2')
  expect(cleanPlace('/js/app.js:12345:12345678')).toBe('/js/app.js:12345:12345678')
  expect(cleanPlace('/js/app.js:1:2 by 13812345678')).toBe('/js/app.js:1:2 by 138****5678')
  expect(cleanPlace('open (/js/app.js)')).toBe('open (/js/app.js)')
})
