import type { DemoThings } from '../../support/demo-things'
import { pageQueries } from '../../support/page-queries'
import { HOME } from '../../../src/routes/home'
import { ROUTES } from '../../../src/routes/table'
import { someOf } from '../../../__tests__/support/depth'

/** Who looks at a screen. */
export type Person = 'visitor' | 'member'

export interface ScreenSpec {
  /** Person and path, with what it has of its own: `member pages/index/index My`. */
  readonly name: string
  readonly person: Person
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

const PERSONS: readonly Person[] = ['visitor', 'member']

/** Home has a panel for each tab, and a face for each channel. */
const MORE: readonly { readonly person: Person; readonly query: Readonly<Record<string, string>> }[] = [
  { person: 'visitor', query: { tab: 'Market' } },
  { person: 'visitor', query: { tab: 'My' } },
  { person: 'member', query: { tab: 'Market' } },
  { person: 'member', query: { tab: 'My' } },
  { person: 'visitor', query: { channel: 'yanglao' } },
  { person: 'visitor', query: { channel: 'candy' } }
]

/**
 * Every page of the table, as a visitor and as a member, with parameters for which there is something to show. Not in depth, each
 * for one of the two.
 */
export function allScreens(things: DemoThings): ScreenSpec[] {
  const queries = pageQueries(things)
  return PERSONS.flatMap((person, place): ScreenSpec[] => [
    ...someOf(ROUTES, PERSONS.length, place).map(({ path }) => ({
      name: `${person} ${path}`,
      person,
      path,
      query: queries[path]
    })),
    ...MORE.filter((one) => one.person === person).map(({ query }) => ({
      name: `${person} ${HOME} ${Object.values(query).join(' ')}`,
      person,
      path: HOME,
      query
    }))
  ])
}
