import type { DemoThings } from './demo-things'
import { pageQueries } from './page-queries'
import { HOME } from '../../src/routes/home'
import { ROUTES } from '../../src/routes/table'
import type { ScreenSpec } from '../weapp/paint/screens'

/** The member's: a card waits for some numbers, and for this one none. */
export const HEARD_MOBILE = '13965482001'

/** Coupons that end on the same day stand there in any order. */
const UNSTEADY: ReadonlySet<string> = new Set(['pages-my/couponList/index'])

const fileName = (path: string, more = '') => `${path.replaceAll('/', '-')}${more}`

/** Every page of the table as a member hears it, home's other panels, and what a visitor meets first; named as their files. */
export function heardScreens(things: DemoThings): ScreenSpec[] {
  const queries = pageQueries(things)
  const panel = (person: ScreenSpec['person'], tab: string): ScreenSpec => ({
    name: fileName(HOME, `.${person}-${tab}`),
    person,
    path: HOME,
    query: { tab }
  })
  const visitor = (path: string): ScreenSpec => ({
    name: fileName(path, '.visitor'),
    person: 'visitor',
    path,
    query: {}
  })
  return [
    ...ROUTES.filter(({ path }) => !UNSTEADY.has(path)).map(({ path }): ScreenSpec => ({
      name: fileName(path),
      person: 'member',
      path,
      query: queries[path]
    })),
    panel('member', 'Market'),
    panel('member', 'My'),
    panel('visitor', 'My'),
    visitor(HOME),
    visitor('pages/login/index')
  ]
}
