/** Staff take vouchers and tickets: by the code that is shown, or by its number, within their own stores and sights. */
import type { ConsoleData } from '@contract/console/types'
import { RESULT } from '@contract/envelope/codes'
import { readLiveCode } from '@contract/wallet/live-code'
import { BusinessError, notFound } from '../../core/business-error'
import type { Queryable, Tx } from '../../db/client'
import { dayInChina } from '../../lib/china-time'
import { isoEnd, isoOrNull } from '../../lib/iso'
import type { Secret } from '../../lib/secret'
import {
  findStaffVoucher,
  markVoucherUsed,
  redeemVoucher,
  undoVoucher,
  voucherIdsOfMember
} from '../privilege'
import { findStaffTicket, markUsed, passGate, ticketIdsOfMember, undoTicket } from '../ticket'

type Found = NonNullable<ConsoleData<'lookUp'>['item']>
export type RedeemVerdict = ConsoleData<'redeem'>['verdict']

/** Where somebody works; null = everywhere. */
export interface Places {
  readonly storeIds: readonly string[] | null
  readonly sightIds: readonly string[] | null
}

interface RedeemDependencies {
  readonly db: Queryable
  /** The secret from which keys of codes are derived. */
  readonly signing: Secret
}

/** For how long a mistake can be taken back. */
const UNDO_MS = 10 * 60_000

const TICKET_DIGITS = 12

/** What is known of something, and whether it is of these places. */
interface Looked {
  readonly item: Found
  readonly number: string
  readonly isHere: boolean
}

async function look(
  db: Queryable,
  kind: Found['kind'],
  numberOrId: string,
  { storeIds, sightIds }: Places,
  now: Date
): Promise<Looked | null> {
  const canUndo = (state: string, usedAt: Date | null) =>
    state === 'used' && usedAt !== null && now.getTime() - usedAt.getTime() < UNDO_MS
  if (kind === 'ticket') {
    const ticket = await findStaffTicket(numberOrId, db)
    if (!ticket) return null
    const { id, name, visitorName, maskedNumber, state, usedAt, day, serial, sightId } = ticket
    const who = `${visitorName} ${maskedNumber}`
    const shown = { state, usedAt: isoOrNull(usedAt), day, expiresAt: null, canUndo: canUndo(state, usedAt) }
    return {
      item: { kind, id, name, who, ...shown },
      number: serial,
      isHere: sightIds?.includes(sightId) ?? true
    }
  }
  const voucher = await findStaffVoucher(numberOrId, storeIds, db)
  if (!voucher) return null
  const { id, name, state, usedAt, expiresAt, code, isHere, markedByOwner } = voucher
  const standing = state === 'issued' && expiresAt <= now ? 'expired' : state
  const shown = { state: standing, usedAt: isoOrNull(usedAt), day: null, expiresAt: isoEnd(expiresAt) }
  return {
    item: { kind, id, name, who: '', ...shown, canUndo: !markedByOwner && canUndo(state, usedAt) },
    number: code,
    isHere
  }
}

/** The number in what was scanned or typed, and whether it is a code that renews itself. */
export function numberIn(text: string): { readonly number: string; readonly isLive: boolean } {
  const live = readLiveCode(text)
  return live ? { number: live.number, isLive: true } : { number: text.replace(/\s/g, ''), isLive: false }
}

const kindOf = (number: string): Found['kind'] =>
  new RegExp(`^\\d{${TICKET_DIGITS}}$`).test(number) ? 'ticket' : 'voucher'

/** What a code is; null if it is none of ours, or of another place. */
export async function lookUp(db: Queryable, text: string, places: Places, now: Date): Promise<Found | null> {
  const { number } = numberIn(text)
  const looked = await look(db, kindOf(number), number, places, now)
  return looked?.isHere ? looked.item : null
}

/** What a member could use at these places now: at most 50 vouchers, and as many tickets of today and later. */
export async function usableOf(
  db: Queryable,
  memberId: string,
  places: Places,
  now: Date
): Promise<readonly { readonly item: Found; readonly tail: string }[]> {
  const none = (ids: readonly string[] | null) => ids?.length === 0
  const vouchers = none(places.storeIds) ? [] : await voucherIdsOfMember(memberId, places.storeIds, now, db)
  const tickets = none(places.sightIds)
    ? []
    : await ticketIdsOfMember(memberId, places.sightIds, dayInChina(now), db)
  const looked = await Promise.all([
    ...vouchers.map((id) => look(db, 'voucher', id, places, now)),
    ...tickets.map((id) => look(db, 'ticket', id, places, now))
  ])
  return looked.flatMap((one) => (one?.isHere ? [{ item: one.item, tail: one.number.slice(-4) }] : []))
}

/** The number under which something of these places is taken. @throws BusinessError 404 */
export async function numberOf(
  db: Queryable,
  { kind, id }: Pick<Found, 'kind' | 'id'>,
  places: Places,
  now: Date
): Promise<string> {
  const looked = await look(db, kind, id, places, now)
  if (!looked?.isHere) throw notFound('没有这张券或票')
  return looked.number
}

/** Something that is to be taken. */
export interface Taking {
  readonly code: string
  /** Identifies it: a repeat is answered as the first time. */
  readonly scan: string
  /** Why a number is taken that nobody showed as a code. */
  readonly reason: string | null
  /** When it was presented. */
  readonly at: Date
  /** The day at the gate, YYYY-MM-DD, where it is another than that of `at`: the demo tries days. */
  readonly day?: string
}

export interface Taken {
  readonly verdict: RedeemVerdict
  readonly item: Found | null
}

/** Takes it, once. @throws BusinessError 400 for a number without a reason */
export async function redeem(
  { db, signing }: RedeemDependencies,
  { code, scan, reason, at, day = dayInChina(at) }: Taking,
  places: Places,
  now: Date
): Promise<Taken> {
  const { number, isLive } = numberIn(code)
  const kind = kindOf(number)
  const looked = await look(db, kind, number, places, now)
  if (!looked) return { verdict: 'forged', item: null }
  if (!looked.isHere) return { verdict: 'elsewhere', item: null }
  if (!isLive && reason === null)
    throw new BusinessError(RESULT.badRequest, '没有出示动态码，请填写原因后再使用')
  const verdict = isLive
    ? await takeShown({ db, signing }, kind, { code, scan, at, day })
    : await takeByNumber(db, looked, { scan, at, day })
  return { verdict, item: (await look(db, kind, number, places, now))?.item ?? null }
}

type Presented = Required<Pick<Taking, 'scan' | 'at' | 'day'>>

async function takeShown(
  provided: RedeemDependencies,
  kind: Found['kind'],
  { code, scan, at, day }: Presented & Pick<Taking, 'code'>
): Promise<RedeemVerdict> {
  const answer =
    kind === 'ticket'
      ? await passGate(provided, { code, scan, day }, at)
      : await redeemVoucher(provided, code, at, false)
  return answer.verdict
}

async function takeByNumber(
  db: Queryable,
  { item, number }: Looked,
  { scan, at, day }: Presented
): Promise<RedeemVerdict> {
  const isTaken =
    item.kind === 'ticket'
      ? await markUsed({ serial: number, day, scan, at }, db)
      : await markVoucherUsed(number, at, db)
  if (isTaken) return 'passed'
  if (item.state === 'used') return 'used'
  if (item.state === 'issued') return item.day !== null && item.day > day ? 'early' : 'used'
  return item.state === 'expired' ? 'expired' : 'refunded'
}

/**
 * Takes back a mistake of the last ten minutes, inside the caller's transaction.
 * @returns its name @throws BusinessError 404, 907
 */
export async function undoRedeem(
  tx: Tx,
  { kind, id }: Pick<Found, 'kind' | 'id'>,
  places: Places,
  now: Date
): Promise<{ name: string }> {
  const looked = await look(tx, kind, id, places, now)
  if (!looked?.isHere) throw notFound('没有这张券或票')
  const since = new Date(now.getTime() - UNDO_MS)
  const isUndone = await (kind === 'ticket' ? undoTicket : undoVoucher)(id, since, tx)
  if (!isUndone) throw new BusinessError(RESULT.orderState, '只能撤销十分钟内的使用')
  return { name: looked.item.name }
}
