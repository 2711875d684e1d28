import { readFileSync } from 'node:fs'
import { pathOf } from './citations'
import { idleExceptions, refusedLicences, type LockEntry, type Policy } from './licences'

const read = (name: string): unknown => JSON.parse(readFileSync(pathOf(name), 'utf8'))
const policy = read('config/licences.json') as Policy
const { packages } = read('package-lock.json') as { packages: Record<string, LockEntry> }

test('production installs only packages whose licences are allowed', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(refusedLicences(packages, policy)).toEqual([])
})

test('every exception is needed, and gives a reason', () => {
  expect(idleExceptions(packages, policy)).toEqual([])
  for (const { reason } of policy.exceptions) expect(reason).not.toBe('')
})

const example: Policy = {
  allowed: ['MIT', 'ISC'],
  exceptions: [{ package: '@img/sharp-*', licence: 'LGPL-3.0-or-later', reason: 'a shared library' }]
}

test.each<[string, LockEntry, string[]]>([
  ['node_modules/a', { license: 'MIT' }, []],
  ['node_modules/a', { license: '(GPL-3.0-only OR MIT)' }, []],
  ['node_modules/a', { license: 'MIT AND ISC' }, []],
  ['node_modules/a', { license: 'MIT AND GPL-3.0-only' }, ['a: MIT AND GPL-3.0-only']],
  ['node_modules/a', { license: 'GPL-3.0-only' }, ['a: GPL-3.0-only']],
  ['node_modules/a/node_modules/@s/b', { license: 'SSPL-1.0' }, ['@s/b: SSPL-1.0']],
  ['node_modules/a', {}, ['a: none named']],
  ['node_modules/a', { license: 'GPL-3.0-only', dev: true }, []],
  ['node_modules/@img/sharp-linux-x64', { license: 'MIT AND LGPL-3.0-or-later' }, []],
  ['node_modules/@img/sharp-linux-x64', { license: 'GPL-3.0-only' }, ['@img/sharp-linux-x64: GPL-3.0-only']]
])('%s under %j', (path, entry, refused) => {
  expect(refusedLicences({ [path]: entry }, example)).toEqual(refused)
})
