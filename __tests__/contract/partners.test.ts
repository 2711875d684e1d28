/** What the types cannot say of the table of partners (docs/how-to/new-partner.md). */
import { partnerCodes, partnersWith, tableEntry } from '@contract/partner/codes'
import { partnerAt, siteOf } from '@/features/partner/sites'
import { findRoute } from '@/routes/table'
import { RECORDS } from '../../server/partners/records'
import { SITES } from '../../server/sandbox/partner/sites'

const entries = partnerCodes.map((code) => [code, tableEntry(code)] as const)
const twice = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at)

test.each([1, 2, 3, 4] as const)('jointLogin %p leads to one partner (rule joint.types)', (jointLogin) => {
  expect(partnersWith('jointLogin', jointLogin)).toHaveLength(1)
})

test.each(['films', 'discount'] as const)('the calls of %s are about one partner alone', (calls) => {
  expect(partnersWith('calls', calls)).toHaveLength(1)
})

test('a login that does not name its partner is one partner’s', () => {
  expect(twice(entries.map(([, { login }]) => login).filter((login) => login !== 'getLoginUrl'))).toEqual([])
})

test.each(entries)('%s: its pages are in the table of pages, with what they are told', (code, entry) => {
  const { site, payPage, discountPage } = entry
  const queryOf = (page: string) => findRoute(`pages/${page}/index`)?.query
  expect(queryOf(payPage)).toHaveProperty('orderNo')
  if (discountPage) expect(queryOf(discountPage)).toHaveProperty('orderNo')
  if (site) expect(queryOf(site.page)).toMatchObject({ url: 'text?', ...(site.way ? { way: 'text?' } : {}) })
  const first = partnersWith('payPage', payPage)[0]
  // a page of several partners is told which one is meant, unless the server finds out
  if (code !== first && entry.calls === 'named') expect(queryOf(payPage)).toHaveProperty('partner')
  if (code !== first) expect(entry.calls).toBe(first && tableEntry(first).calls)
})

test.each(entries)('%s: the page of its site finds it, by its way and where an order leads back', (code) => {
  const site = siteOf(code)
  if (!site) return
  expect(partnerAt(site.page, site.way)).toBe(code)
  if (site.page === 'hdzqnxPlacementUrl') expect(partnerAt(site.page, code)).toBe(code)
})

test('no two have the same variables, or the same letters before their numbers', () => {
  expect(twice(Object.values(RECORDS).flatMap(({ variables }) => variables))).toEqual([])
  expect(twice(Object.values(SITES).map(({ prefix }) => prefix))).toEqual([])
})
