import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { complianceFiles } from '../../../scripts/compliance/files'
import { collectedHtml, sharedHtml } from '../../../server/domain/personal-data/lists'
import { PARTIES, PERSONAL_DATA } from '../../../server/domain/personal-data/kinds'
import { NOTICES } from '../../../server/domain/personal-data/notices'

test('the documents are as the table makes them: npm run compliance', () => {
  for (const { file, text } of complianceFiles()) expect(readFileSync(file, 'utf8')).toBe(text)
})

test('every notice is held by a test that is there', () => {
  const lost = NOTICES.filter(
    ({ heldBy: { file, test: title } }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title)
  )
  expect(lost.map(({ what }) => what)).toEqual([])
})

test('the lists that users read name every kind and every party', () => {
  for (const { what } of PERSONAL_DATA) expect(collectedHtml()).toContain(what)
  for (const { who } of Object.values(PARTIES)) expect(sharedHtml()).toContain(who)
})

test('of every party it is said what they get', () => {
  const shared = sharedHtml().split('<h3>').slice(1)
  expect(shared).toHaveLength(Object.keys(PARTIES).length)
  for (const party of shared) expect(party).toMatch(/<li>(提供的信息|直接收集的信息)：[^<]+<\/li>/)
  expect(shared.at(-1)).toContain('IP 地址')
})

interface Agreement {
  readonly kind: string
  readonly version: string
  readonly html: string
}

/** The text of a kind that is in force in the end. */
function latest(kind: string): string {
  const all = parse(readFileSync('server/catalogue/agreements.yaml', 'utf8')) as Agreement[]
  const of = all.filter((one) => one.kind === kind).sort((a, b) => a.version.localeCompare(b.version))
  return of.at(-1)?.html ?? ''
}

test('the agreements in force tell of minors, of virtual goods on iOS, and of taking a deletion back', () => {
  expect(latest('privacy')).toContain('不满 14 周岁的，须由监护人同意')
  expect(latest('registration')).toContain('未满 18 周岁')
  expect(latest('user')).toContain('监护人可联系客服申请退款')
  expect(latest('user')).toContain('iOS 系统的微信小程序内不出售')
  for (const kind of ['user', 'registration', 'privacy'])
    expect(latest(kind)).toContain('15 天内登录可以撤销')
})
