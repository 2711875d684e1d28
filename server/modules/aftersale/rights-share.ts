/** What of a card, or a plate, goes back when it is asked back: all of it, the share of what is left, or nothing, and why. Pure. */
import { FULL_REFUND_DAYS } from '@contract/aftersale/terms'
import type { RefundShare } from '@contract/types'
import { chinaMidnight } from '../../lib/china-time'
import { splitByWeight } from '../order'
import { roundsOf } from '../../domain/plate-rounds'
import type { RestPlate } from '../plate'

/** Rights that an order bought, as they stand. */
export interface Rights {
  readonly kind: 'card' | 'plate'
  /** When they were paid for; null of what cost nothing. */
  readonly boughtAt: Date | null
  readonly paidFen: number
  /** null where they are not there any more. */
  readonly endsAt: Date | null
  /** A plate that was bought onto the card cannot be without it. */
  readonly isNeeded: boolean
  readonly plates: readonly RestPlate[]
}

export type RightsBack =
  | { readonly of: 'nothing'; readonly why: string }
  | { readonly of: 'all' }
  | { readonly of: 'part'; readonly shares: readonly RefundShare[]; readonly fen: number }

const NAMES = { card: '会员卡', plate: '权益包' } as const

/** Until the end of which day rights of which nothing was taken go back whole. */
const fullUntil = (boughtAt: Date): Date => chinaMidnight(boughtAt, FULL_REFUND_DAYS + 1)

/** What goes back now (agreement 退款规则, 一): all of it in the first days while nothing was taken, then the unused rounds. */
export function rightsBack(
  { kind, boughtAt, paidFen, endsAt, isNeeded, plates }: Rights,
  now: Date
): RightsBack {
  if (endsAt === null || endsAt <= now) return { of: 'nothing', why: `${NAMES[kind]}已到期，不支持退款` }
  if (isNeeded) return { of: 'nothing', why: '卡上有单独购买的权益包，请先申请退权益包' }
  const isTouched = plates.some((plate) => plate.isTouched)
  if (!isTouched && (boughtAt === null || now < fullUntil(boughtAt))) return { of: 'all' }
  const shares = sharesOf(paidFen, plates, now)
  const fen = shares.reduce((sum, share) => sum + share.fen, 0)
  if (fen > 0) return { of: 'part', shares, fen }
  return { of: 'nothing', why: '各期权益已领取或已过期，没有可退的金额' }
}

/**
 * The price is divided among the plates by what each costs by itself, in whole fen that add up to it; of each the rounds go back of
 * which nothing was taken and that are not over, down to whole fen: the sum never exceeds what was paid.
 */
export function sharesOf(paidFen: number, plates: readonly RestPlate[], now: Date): RefundShare[] {
  const weights = plates.map(({ weightFen }) => weightFen)
  const isFree = weights.every((weight) => weight === 0)
  const parts = splitByWeight(paidFen, isFree ? plates.map(() => 1) : weights)
  return plates.map((plate, index) => {
    const rounds = roundsOf(plate)
    const unused = rounds.filter(
      ({ roundNo, endsAt }) => endsAt > now && !plate.takenRounds.includes(roundNo)
    ).length
    const partFen = parts[index] ?? 0
    const fen = rounds.length === 0 ? 0 : Math.floor((partFen * unused) / rounds.length)
    return { name: plate.name, rounds: rounds.length, unused, fen }
  })
}
