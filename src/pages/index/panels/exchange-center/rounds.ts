import type { PlateOfMine } from '@/features/card/model'
import { remainingIn } from '@/features/plate/components/plate-card/round-text'

const TICKETS = 8

/**
 * The plates of a card in the order home shows them: the latest purchase first while a round of it is
 * running.
 */
export function newestFirst(plates: readonly PlateOfMine[]): readonly PlateOfMine[] {
  const bought = plates.filter(({ source, round }) => source === 'bought' && round !== null)
  const newest = bought.reduce<PlateOfMine | undefined>(
    (latest, plate) => (latest && latest.startsAt > plate.startsAt ? latest : plate),
    undefined
  )
  return newest ? [newest, ...plates.filter((plate) => plate !== newest)] : plates
}

/** What can be received now, alternating between the plates, so that the row shows something of each. */
export function ticketsOf(plates: readonly PlateOfMine[]) {
  const open = plates.filter((plate) => plate.round !== null && remainingIn(plate.round) > 0)
  const rows = open.map(({ memberPlateId, privileges }) =>
    privileges.filter((item) => !item.taken).map((privilege) => ({ privilege, memberPlateId }))
  )
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? []))
    .flat()
    .slice(0, TICKETS)
}
