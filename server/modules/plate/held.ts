/** Plates that a member holds, in the shapes of the contract. */
import { throughItsDay } from '../../lib/ends'
import { isoEnd } from '../../lib/iso'
import type { PlateOfMine, Round } from '@contract/types'
import {
  type Catalogue,
  type CataloguePlate,
  isOpen,
  privilegeBriefOf,
  type PrivilegeRow
} from '../catalogue'
import type { HeldPlateRow } from './held-repository'
import { roundsOf, runningRound, type PlateTerm, type RoundSpan } from '../../domain/plate-rounds'

/** What determines the rounds of a plate that a member holds. */
export function termOf(held: Pick<HeldPlateRow, 'startsAt' | 'endsAt'>, plate: CataloguePlate): PlateTerm {
  return { startsAt: held.startsAt, endsAt: held.endsAt, period: plate.period, rounds: plate.rounds }
}

/** A held plate with its running round and its privileges; `taken` is of that round. */
export function plateOfMine(held: HeldPlateRow, plate: CataloguePlate, now: Date): PlateOfMine {
  const span = runningRound(termOf(held, plate), now)
  const taken = new Set(held.taken.filter((it) => it.roundNo === span?.roundNo).map((it) => it.privilegeId))
  const round = span && roundOfMine(span, held, plate)
  const isLeft = held.cardRuns && round !== null && round.used < round.quota
  const { memberPlateId, memberCardId, plateId, source, startsAt, endsAt } = held
  const { name, subtitle, picture, period } = plate
  return {
    memberPlateId,
    memberCardId,
    plateId,
    name,
    subtitle,
    picture,
    period,
    source,
    startsAt: startsAt.toISOString(),
    endsAt: isoEnd(endsAt),
    round,
    privileges: plate.privileges.map((row) => ({
      ...privilegeBriefOf(row),
      taken: taken.has(row.privilegeId),
      atOnce: isLeft && !taken.has(row.privilegeId) && isOpen(row, now) && isPlain(row)
    }))
  }
}

/** Taking it asks for nothing: no choice of a group, no account, no draw, no partner's page. */
const isPlain = ({ delivery, groupId, redirect }: PrivilegeRow): boolean =>
  (delivery === 'code' || delivery === 'pair') && groupId === null && redirect === null

/**
 * The plates of some rows: those with something left to take come first, by when it is lost; otherwise in the order
 * of the rows. Plates removed from the catalogue are left out.
 */
export function platesOfMine(rows: readonly HeldPlateRow[], catalogue: Catalogue, now: Date): PlateOfMine[] {
  const plates = rows.flatMap((row) => {
    const plate = catalogue.plates.get(row.plateId)
    return plate ? [plateOfMine(row, plate, now)] : []
  })
  return plates.sort((a, b) => lostAt(a) - lostAt(b))
}

/** Later than any moment, and still a number for subtraction, ms. */
const NEVER = Number.MAX_SAFE_INTEGER

/** Until when something of a plate's round can be taken, ms. */
const lostAt = ({ round }: PlateOfMine) =>
  round && round.used < round.quota ? Date.parse(round.endsAt) : NEVER

/** Every round of a held plate with its state at `now`. */
export function roundsOfMine(held: HeldPlateRow, plate: CataloguePlate, now: Date) {
  return roundsOf(termOf(held, plate)).map((span) => ({
    ...roundOfMine(span, held, plate),
    state:
      span.endsAt <= now
        ? ('past' as const)
        : span.startsAt <= now
          ? ('running' as const)
          : ('future' as const)
  }))
}

function roundOfMine(span: RoundSpan, held: HeldPlateRow, plate: CataloguePlate): Round {
  const usage = held.usages.find((it) => it.roundNo === span.roundNo)
  return {
    roundNo: span.roundNo,
    rounds: span.rounds,
    quota: usage?.quota ?? plate.quota,
    used: usage?.used ?? 0,
    startsAt: span.startsAt.toISOString(),
    endsAt: isoEnd(throughItsDay(span.endsAt))
  }
}
