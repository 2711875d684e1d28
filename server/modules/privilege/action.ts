/**
 * What the receive button of a privilege does for this caller at this moment (rule page.privilegeDetail). Pure: the
 * data comes from the repository, the decision is made only here.
 */
import type { Data } from '@contract/types'
import { type PlateTerm, runningRound } from '../../domain/plate-rounds'
import { throughItsDay } from '../../lib/ends'
import { iso, isoEnd } from '../../lib/iso'

export type ReceiveDecision = Data<'myPrivilegeDetail'>['action']

/** A plate of the caller that contains the privilege, on a card of theirs that is active and has not expired. */
export interface HoldingPlate extends PlateTerm {
  readonly memberPlateId: string
  readonly plateId: string
  readonly memberCardId: string
  readonly cardId: string
  readonly quota: number
  /** How many were taken, by round number. */
  readonly used: ReadonlyMap<number, number>
  /** The record of this privilege, by round number. */
  readonly taken: ReadonlyMap<number, string>
  /** The record of another privilege of its group, by round number. */
  readonly groupTaken: ReadonlyMap<number, string>
}

export interface ActionInput {
  readonly loggedIn: boolean
  readonly now: Date
  readonly privilege: {
    /** null = unlimited. */
    readonly stock: number | null
    readonly startsAt: Date | null
    readonly endsAt: Date | null
    readonly groupId: string | null
    /** Set if it is obtained on a partner's site: nothing is taken here then. */
    readonly redirect?: object | null
  }
  readonly plates: readonly HoldingPlate[]
  /** Uses this plate if it is one of `plates` and running. */
  readonly memberPlateId?: string | undefined
  /** A card of the caller that would include the privilege once activated. */
  readonly inactiveCard: { readonly memberCardId: string; readonly cardId: string } | null
  /** A plate on sale that contains it and can be added to an active card of the caller. */
  readonly plateOnSale: {
    readonly plateId: string
    readonly memberCardId: string
    readonly cardId: string
  } | null
  /** A card on sale that includes it, or to which its plate can be added. */
  readonly cardOnSale: {
    readonly cardId: string
    /** The plate that would have to be added to it; null if the privilege is included with the card. */
    readonly plateId: string | null
  } | null
}

const NOTHING: Omit<ReceiveDecision, 'kind'> = {
  memberPlateId: null,
  plateId: null,
  cardId: null,
  memberCardId: null,
  receiveId: null,
  left: null,
  resetsAt: null,
  endsAt: null
}

/**
 * The action, by the first of these that applies: what was taken stays reachable; then the privilege's own period and
 * stock; then what the caller's plates allow; then what the caller would have to do or buy.
 */
export function decideAction(input: ActionInput): ReceiveDecision {
  const { privilege, now } = input
  const views = looksThrough(input).sort(byUse)
  const best = views[0]
  if (best?.kind === 'taken') return best
  if (privilege.endsAt && privilege.endsAt <= now) return { ...NOTHING, kind: 'ended' }
  if (privilege.startsAt && privilege.startsAt > now) {
    return { ...NOTHING, kind: 'notStarted', resetsAt: iso(privilege.startsAt) }
  }
  if (privilege.stock === 0) return { ...NOTHING, kind: 'soldOut' }
  if (!input.loggedIn) return { ...NOTHING, kind: 'login' }
  return best ?? acquire(input)
}

function looksThrough(input: ActionInput): ReceiveDecision[] {
  const named = input.plates.filter((plate) => plate.memberPlateId === input.memberPlateId)
  const through = (plates: readonly HoldingPlate[]) => plates.flatMap((plate) => lookThrough(plate, input))
  const seen = through(named)
  return seen.length > 0 ? seen : through(input.plates)
}

function lookThrough(plate: HoldingPlate, { now, privilege }: ActionInput): ReceiveDecision[] {
  const { memberPlateId, plateId, cardId, memberCardId } = plate
  const existing = { ...NOTHING, memberPlateId, plateId, cardId, memberCardId }
  if (now < plate.startsAt) return [{ ...existing, kind: 'notStarted', resetsAt: iso(plate.startsAt) }]
  const round = runningRound(plate, now)
  if (!round) return []
  const left = Math.max(0, plate.quota - (plate.used.get(round.roundNo) ?? 0))
  const running = {
    ...existing,
    left,
    ...(round.roundNo < round.rounds
      ? { resetsAt: iso(round.endsAt) }
      : { endsAt: isoEnd(throughItsDay(round.endsAt)) })
  }
  const receiveId = plate.taken.get(round.roundNo)
  if (receiveId) return [{ ...running, kind: 'taken', receiveId }]
  const other = privilege.groupId ? plate.groupTaken.get(round.roundNo) : undefined
  if (other) return [{ ...running, kind: 'quotaUsed', receiveId: other }]
  if (left === 0) return [{ ...running, kind: 'quotaUsed' }]
  if (privilege.groupId) return [{ ...running, kind: 'chooseOne' }]
  return [{ ...running, kind: privilege.redirect ? 'jump' : 'take' }]
}

const USE: Readonly<Partial<Record<ReceiveDecision['kind'], number>>> = {
  take: 0,
  jump: 0,
  chooseOne: 0,
  taken: 1,
  quotaUsed: 2,
  notStarted: 3
}

const endText = ({ resetsAt, endsAt }: ReceiveDecision): string => resetsAt ?? endsAt ?? ''

/** What can be taken comes first, earliest loss first. */
function byUse(a: ReceiveDecision, b: ReceiveDecision): number {
  return (USE[a.kind] ?? 9) - (USE[b.kind] ?? 9) || endText(a).localeCompare(endText(b))
}

function acquire({ inactiveCard, plateOnSale, cardOnSale }: ActionInput): ReceiveDecision {
  if (inactiveCard) return { ...NOTHING, kind: 'activate', ...inactiveCard }
  if (plateOnSale) return { ...NOTHING, kind: 'buyPlate', ...plateOnSale }
  return { ...NOTHING, kind: 'buyCard', ...cardOnSale }
}

const IN_LIST: Readonly<Partial<Record<ReceiveDecision['kind'], number>>> = {
  take: 0,
  jump: 0,
  chooseOne: 0,
  taken: 1,
  quotaUsed: 2
}

/** What can be taken ranks before what was taken, before what would have to be bought first. */
export const rankInList = (action: ReceiveDecision['kind']): number => IN_LIST[action] ?? 3
