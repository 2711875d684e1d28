import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import type { Queryable } from '../../db/client'
import { roundsOf } from '../../domain/plate-rounds'
import { midnightOf } from '../../lib/china-time'
import { iso } from '../../lib/iso'
import {
  listDueCards,
  listDuePrivileges,
  listGiven,
  listRunningPlates,
  type DueRights,
  type GivenRights,
  type PlatesOfDays
} from './rights-repository'

/** What was given in the days from `from` to `to`, both included. */
export const rightsFigures = (
  { from, to }: ConsoleParsed<'rightsFigures'>,
  db: Queryable
): Promise<GivenRights[]> => listGiven(midnightOf(from), midnightOf(to, 1), db)

/** What was sold and is not taken yet, as of now. */
export async function rightsDue(now: Date, db: Queryable): Promise<ConsoleData<'rightsDue'>> {
  const cards = await listDueCards(now, db)
  const plates = duePlates(await listRunningPlates(now, db), now)
  return { at: iso(now), items: [...cards, ...plates, ...(await listDuePrivileges(now, db))] }
}

/** Takes that are left of plates: of each round that is not over its quota, less what was taken of it. Pure. */
export function duePlates(groups: readonly PlatesOfDays[], now: Date): DueRights[] {
  const due = new Map<string, { readonly name: string; held: number; left: number; worthFen: number }>()
  for (const group of groups) {
    const { plateId, name, valueFen, quota, held, taken } = group
    const rounds = roundsOf(group)
    const open = rounds.filter(({ endsAt }) => endsAt > now)
    const left = open.reduce((sum, { roundNo }) => sum + quota * held - (taken[roundNo] ?? 0), 0)
    const of = due.get(plateId) ?? { name, held: 0, left: 0, worthFen: 0 }
    of.held += held
    of.left += left
    if (rounds.length > 0) of.worthFen += (valueFen * left) / (quota * rounds.length)
    due.set(plateId, of)
  }
  return [...due].map(([id, { name, held, left, worthFen }]) => ({
    ...{ of: 'plate', id, name, held, left },
    worthFen: Math.floor(worthFen)
  }))
}
