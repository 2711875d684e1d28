import { readFileSync } from 'node:fs'
import path from 'node:path'
import { askedFor } from '../../../scripts/privacy/calls'
import { privacyGuideLine } from '../../../server/domain/personal-data/documents'
import { SHIPPED_INTERFACES } from '../../../server/domain/personal-data/wechat-form'
import { DIST, ROOT } from '../host/dist'

const asked = askedFor(DIST)

test('what the package has of WeChat’s private interfaces is what the operator is told to declare', () => {
  const shipped = asked.flatMap(({ interfaces }) => interfaces.map(({ name }) => name))
  expect([...shipped].sort()).toEqual([...SHIPPED_INTERFACES].sort())
})

test('each kind of information that it asks for has a purpose and WeChat’s key', () => {
  expect(asked.filter(({ purpose, key }) => !purpose || !key).map(({ information }) => information)).toEqual(
    []
  )
})

test('the guide for the form has a line for each of them, and no other', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/wechat-privacy-guide.md'), 'utf8')
  const lines = guide.split('\n').filter((line) => line.includes('privacy_key'))
  const wanted = asked.map(({ information, key, purpose, interfaces }) =>
    privacyGuideLine({
      name: information,
      key: key ?? '',
      purpose: purpose ?? '',
      interfaces: interfaces.map(({ name }) => name)
    })
  )
  expect(lines).toEqual(wanted)
})

test('the build has written the list beside the package', () => {
  const list: unknown = JSON.parse(readFileSync(`${DIST}-privacy.json`, 'utf8'))
  expect(list).toEqual(asked)
})
