/** SQL of prizes that were won: every statement filters by the owner, and changes one state only. */
import type { EndOfDay } from '@contract/time'
import type { LotteryPrizeKind } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import type { StoredAddress } from '../../db/schema/order'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'

/** A prize of a member, with what was delivered for it. */
export interface WonRow {
  readonly drawId: string
  readonly lotteryTitle: string
  readonly prizeName: string
  readonly kind: LotteryPrizeKind
  readonly picture: string
  readonly state: 'won' | 'claimed' | 'sent' | 'received' | 'done'
  readonly drawnAt: Date
  readonly claimBy: EndOfDay<Date> | null
  readonly claimKey: string | null
  readonly address: StoredAddress | null
  readonly privilegeId: string | null
  /** The delivery method of the privilege. */
  readonly delivery: string | null
  readonly receiveId: string | null
  readonly receiveState: string | null
  readonly failedReason: string | null
  readonly carrier: string | null
  readonly trackingNo: string | null
  readonly sentAt: Date | null
}

const WON = `select d.id as "drawId", l.title as "lotteryTitle", d.prize_name as "prizeName", d.prize_kind as kind,
    d.picture, d.state, d.drawn_at as "drawnAt", d.claim_by as "claimBy", d.claim_key as "claimKey", d.address,
    p.privilege_id as "privilegeId", v.delivery, d.receive_id as "receiveId", r.state as "receiveState",
    r.failed_reason as "failedReason", d.carrier, d.tracking_no as "trackingNo", d.sent_at as "sentAt"`

const FROM = `from lottery_draws d join lotteries l on l.id = d.lottery_id join lottery_prizes p on p.id = d.prize_id
  left join privileges v on v.id = p.privilege_id left join receive_records r on r.id = d.receive_id
  where d.member_id = $1 and d.prize_kind <> 'none'`

const one = statement<WonRow>('lottery-won', `${WON} ${FROM} and d.id = $2`)

const NEWEST_FIRST = keyset(
  { by: 'd.drawn_at', type: 'timestamptz', desc: 'nulls last' },
  { by: 'd.id', type: 'text', desc: true }
)

const page = statement<WonRow & Positioned>(
  'lottery-won-page',
  `${WON}, ${NEWEST_FIRST.column} ${FROM} and d.channel_code = $2 and ${NEWEST_FIRST.after('$4')}
   order by ${NEWEST_FIRST.order} limit $3`
)

const goods = statement<{ id: string }>(
  'lottery-claim-goods',
  `update lottery_draws set state = 'claimed', claimed_at = $3, claim_key = $4, address = $5, ship_no = $6, next_try_at = $3
   where id = $1 and member_id = $2 and prize_kind = 'goods' and state = 'won' and claim_by > $3 returning id`
)

/** For the first time, or again after a failed delivery ($6). */
const privilege = statement<{ id: string }>(
  'lottery-claim-privilege',
  `update lottery_draws set state = 'claimed', claimed_at = $3, claim_key = $4, receive_id = $5
   where id = $1 and member_id = $2 and prize_kind = 'privilege' and claim_by > $3
     and ((state = 'won' and $6::text is null) or (state = 'claimed' and receive_id = $6)) returning id`
)

const received = statement<{ id: string }>(
  'lottery-received',
  `update lottery_draws set state = 'received', received_at = $3
   where id = $1 and member_id = $2 and state = 'sent' returning id`
)

/** What a claim writes. */
export interface ClaimWrite {
  readonly drawId: string
  readonly memberId: string
  readonly requestKey: string
  readonly now: Date
}

/** A prize of the member; null if it is somebody else's. */
export async function findWon(memberId: string, drawId: string, db: Queryable): Promise<WonRow | null> {
  const [row] = await one([memberId, drawId], db)
  return row ?? null
}

/** A page of them in a channel, newest first. */
export async function listWon(
  who: { readonly memberId: string; readonly channel: string },
  { cursor, pageSize }: PageRequest,
  db: Queryable
): Promise<Page<WonRow>> {
  const rows = await page([who.memberId, who.channel, limitOf(pageSize), NEWEST_FIRST.start(cursor)], db)
  return NEWEST_FIRST.page(rows, pageSize)
}

/** @returns false if it has already been claimed, or its deadline has passed */
export async function claimGoods(
  { drawId, memberId, now, requestKey }: ClaimWrite,
  { address, shipNo }: { readonly address: StoredAddress; readonly shipNo: string },
  db: Queryable
): Promise<boolean> {
  return (await goods([drawId, memberId, now, requestKey, address, shipNo], db)).length > 0
}

/** @returns as claimGoods */
export async function claimPrivilege(
  { drawId, memberId, now, requestKey }: ClaimWrite,
  { receiveId, failedId }: { readonly receiveId: string; readonly failedId: string | null },
  tx: Tx
): Promise<boolean> {
  return (await privilege([drawId, memberId, now, requestKey, receiveId, failedId], tx)).length > 0
}

/** @returns false if it has not been sent, or has already been received */
export async function markReceived(drawId: string, memberId: string, now: Date, db: Queryable) {
  return (await received([drawId, memberId, now], db)).length > 0
}
