/** Links that are broken, old or forged: every page comes to rest, says something, and is taken over as it was drawn. */
import { ROUTES, type RouteEntry } from '@/routes/table'
import { belongTo, newMember } from './support/members'
import { hidePictures, putPhonesAway } from './support/phone'
import { faultsAtRest } from './support/rest'
import { beNewTab, openAll, type Visit } from './support/visit'
import { someOf } from '../../__tests__/support/depth'

hidePictures()
afterAll(putPhonesAway)

/** Of the shape of nothing that there is; and what could be, and is not. */
const MISSHAPEN = '9'.repeat(60)
const ABSENT = 'none'
const routes: readonly RouteEntry[] = ROUTES
/** One of so many links is opened where not all are. */
const SHARE = 20

/** A page with what it cannot do without, with that and one parameter more, and with all. */
function oddLinks({ path, query = {} }: RouteEntry, value: string): string[] {
  const names = Object.keys(query)
  const needed = names.filter((name) => query[name] === 'text')
  const more = names.filter((name) => query[name] !== 'text').map((name) => [...needed, name])
  const queries = [needed, ...more, names].map((some) => some.map((name) => `${name}=${value}`).join('&'))
  return [...new Set(queries)].filter(Boolean).map((one) => `${path}?${one}`)
}

const open = (visit: Visit) =>
  openAll(visit, {
    prepare: async (page) => {
      // one that keeps a talk with the assistant draws its pages itself
      await page.addInitScript(beNewTab)
    },
    open: async (page, url) => {
      await page.goto(url)
      return faultsAtRest(page)
    }
  })

test('for a visitor, where no login comes first', async () => {
  const addresses = routes
    .filter(({ login }) => login !== true)
    .flatMap((route) => oddLinks(route, MISSHAPEN))
  expect(await open({ addresses: someOf(addresses, SHARE) })).toEqual([])
})

test('for a member', async () => {
  const member = await newMember()
  const addresses = routes.flatMap((route) => [...oddLinks(route, MISSHAPEN), ...oddLinks(route, ABSENT)])
  expect(
    await open({ addresses: someOf(addresses, SHARE), settle: (phone) => belongTo(phone, member) })
  ).toEqual([])
})
