/**
 * How much of a card or plate is refunded on request: all of it, the share of what is left, or nothing, and why.
 * Pure.
 */
import { FULL_REFUND_DAYS } from '@contract/aftersale/terms'
import type { RefundShare } from '@contract/types'
import { chinaMidnight } from '../../lib/china-time'
import { splitByWeight } from '../order'
import { roundsOf } from '../../domain/plate-rounds'
import type { RestPlate } from '../plate'

/** The current state of rights that an order bought. */
export interface Rights {
  readonly kind: 'card' | 'plate'
  /** When they were paid for; null if free. */
  readonly boughtAt: Date | null
  readonly paidFen: number
  /** null if they no longer exist. */
  readonly endsAt: Date | null
  /** A plate added to the card depends on it. */
  readonly isNeeded: boolean
  readonly plates: readonly RestPlate[]
}

export type RightsBack =
  | { readonly of: 'nothing'; readonly why: string }
  | { readonly of: 'all' }
  | { readonly of: 'part'; readonly shares: readonly RefundShare[]; readonly fen: number }

const NAMES = { card: '会员卡', plate: '权益包' } as const

/** The end of the day until which unused rights are refunded in full. */
const fullUntil = (boughtAt: Date): Date => chinaMidnight(boughtAt, FULL_REFUND_DAYS + 1)

/**
 * What is refunded now (agreement 退款规则, 一): everything in the first days while nothing was taken, then the unused
 * rounds.
 */
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
 * The price is divided among the plates in proportion to their individual prices, in whole fen that add up to it; for
 * each plate, rounds that are unused and not over are refunded, rounded down to whole fen: the sum never exceeds what
 * was paid.
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
