/** Links that are broken, old or forged: every page comes to rest, says something, and is taken over as it was drawn. */
import { ROUTES, type RouteEntry } from '@/routes/table'
import { belongTo, newMember } from './support/members'
import { hidePictures, putPhonesAway } from './support/phone'
import { faultsAtRest } from './support/rest'
import { openAll, type Visit } from './support/visit'

hidePictures()
afterAll(putPhonesAway)

/** Of the shape of nothing that there is; and what could be, and is not. */
const NONSENSE = ['9'.repeat(60), 'none']
const routes: readonly RouteEntry[] = ROUTES

/** Each page with what it cannot do without, with that and one parameter more, and with all. */
const ODD: readonly string[] = routes.flatMap(({ path, query = {} }) => {
  const names = Object.keys(query)
  const needed = names.filter((name) => query[name] === 'text')
  const more = names.filter((name) => query[name] !== 'text').map((name) => [...needed, name])
  const sets = [needed, ...more, names].map((some) => some.join(' '))
  return [...new Set(sets)].filter(Boolean).flatMap((some) =>
    NONSENSE.map((value) => {
      const pairs = some.split(' ').map((name) => `${name}=${value}`)
      return `${path}?${pairs.join('&')}`
    })
  )
})

const open = (visit: Visit) =>
  openAll(visit, {
    prepare: () => Promise.resolve(),
    open: async (page, url) => {
      await page.goto(url)
      return faultsAtRest(page)
    }
  })

test('for a visitor', async () => {
  expect(await open({ addresses: ODD })).toEqual([])
})

test('for a member', async () => {
  const member = await newMember()
  expect(await open({ addresses: ODD, settle: (phone) => belongTo(phone, member) })).toEqual([])
})
