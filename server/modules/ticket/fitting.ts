/** Kinds of ticket for the age of their visitors that would cost less: a part of the comparison of prices. */
import type { Data, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Storefront } from '../../domain/platform-rules'
import { unsealed } from '../../domain/sealed'
import { BusinessError } from '../../core/business-error'
import { optionsFor, quote, type QuotedLine } from '../order'
import { clockOf, findKind, firstDayOf } from './calendar'
import { listDays } from './calendar-repository'
import { ageOn, bornOn } from './document'
import { draftLinesOf, type KindLine } from './kind-lines'
import { cheapestKinds, fittingKinds, type Guest, type KindCounts } from './kinds-by-age'
import { listKinds, type KindRow } from './sight-repository'
import { findVisitors } from './visitor-repository'
import type { Secret } from '../../lib/secret'

/** Who asks, for which day and visitors. */
export interface FittingRequest {
  readonly memberId: string
  readonly channel: string
  readonly storefront: Storefront
  readonly now: Date
  readonly day: string
  readonly tickets: NonNullable<ParsedInput<'previewTicketOrder'>['tickets']>
  readonly atHand: Parameters<typeof optionsFor>[1]
  /** The least that the chosen kinds cost, fen. */
  readonly leastFen: number
  /** Opens document numbers. */
  readonly secret: Secret
}

/** Kinds for the age of the visitors that cost less together than `leastFen`; null if there are none. */
export async function cheaperKinds(
  db: Queryable,
  request: FittingRequest
): Promise<Data<'previewTicketOrder'>['fitting']> {
  const { tickets, atHand, leastFen, now } = request
  const [first] = tickets
  if (!first) return null
  const lines = await orderableKinds(db, first.kindId, request)
  const guests = await guestsOf(db, request, lines)
  if (guests.every(({ fitting, kindId }) => fitting.every((id) => id === kindId))) return null
  const quoted = await quotedKinds(db, lines, request)
  const best = cheapestKinds(
    guests,
    (kindId) => quoted.get(kindId)?.unitFen ?? Number.MAX_SAFE_INTEGER,
    (counts) => {
      const wanted = linesOf(counts, quoted, lines)
      return wanted && optionsFor(wanted, atHand, now).options[0].price.payFen
    }
  )
  if (!best || best.payFen >= leastFen) return null
  const chosen = guests.map(({ visitorId, kindId }, index) => ({
    visitorId,
    kindId: best.kindIds[index] ?? kindId
  }))
  return { tickets: chosen, saveFen: leastFen - best.payFen }
}

/** The kinds of the sight that can be ordered for the day. */
async function orderableKinds(
  db: Queryable,
  kindId: string,
  { day, channel, now }: FittingRequest
): Promise<KindLine[]> {
  const { sightId } = await findKind(db, kindId, channel, now)
  const kinds = await listKinds({ sightId }, clockOf(now), channel, db)
  const lines: KindLine[] = []
  for (const kind of kinds.filter((each) => day >= firstDayOf(each, now))) {
    const [row] = await listDays(kind.id, { from: day, to: day }, now, db)
    if (row?.onSale && row.left > 0) lines.push({ kind, itemId: row.id, quantity: 1 })
  }
  return lines
}

async function guestsOf(
  db: Queryable,
  { memberId, tickets, day, secret }: FittingRequest,
  lines: readonly KindLine[]
): Promise<Guest[]> {
  const kinds = lines.map(({ kind }) => kind)
  const ids = tickets.map(({ visitorId }) => visitorId)
  const people = await findVisitors(memberId, ids, db)
  return tickets.map(({ visitorId, kindId }) => {
    const person = people.find(({ id }) => id === visitorId)
    const number = person ? unsealed(person.sealedNumber, memberId, secret) : null
    const born = number === null ? null : bornOn(number)
    return { visitorId, kindId, fitting: fittingOf(kindId, kinds, born === null ? null : ageOn(born, day)) }
  })
}

function fittingOf(kindId: string, kinds: readonly KindRow[], age: number | null): string[] {
  const chosen = kinds.find(({ id }) => id === kindId)
  return chosen ? fittingKinds(chosen, kinds, age) : [kindId]
}

/** One ticket of each kind as quoted now; without those that cannot be bought. */
async function quotedKinds(
  db: Queryable,
  lines: readonly KindLine[],
  { memberId, channel, storefront, now }: FittingRequest
): Promise<ReadonlyMap<string, QuotedLine>> {
  try {
    const draft = { memberId, channel, lines: draftLinesOf(lines) }
    const { lines: quoted } = await quote(db, draft, storefront, now)
    return new Map(quoted.map((line, index) => [lines[index]?.kind.id ?? '', line]))
  } catch (problem) {
    // what cannot be bought now is no alternative
    if (problem instanceof BusinessError) return new Map()
    throw problem
  }
}

/** The lines of an order with so many of each kind; null if it cannot be ordered. */
function linesOf(
  counts: KindCounts,
  quoted: ReadonlyMap<string, QuotedLine>,
  kinds: readonly KindLine[]
): QuotedLine[] | null {
  const lines: QuotedLine[] = []
  for (const [kindId, quantity] of counts) {
    const line = quoted.get(kindId)
    const most = kinds.find(({ kind }) => kind.id === kindId)?.kind.mostAnOrder ?? 0
    if (!line || quantity > most || (line.stock !== null && line.stock < quantity)) return null
    lines.push({ ...line, quantity })
  }
  return lines
}
