/** SQL of draws: a try's key is spent by the row that holds it. */
import type { EndOfDay } from '@contract/time'
import type { LotteryPrizeKind } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** A draw as its member sees it. */
export interface DrawRow {
  readonly drawId: string
  readonly lotteryId: string
  readonly prizeId: string
  readonly prizeName: string
  readonly kind: LotteryPrizeKind
  readonly picture: string
  readonly drawnAt: Date
  readonly claimBy: EndOfDay<Date> | null
}

/** What is written for a draw before its prize is certain. */
export interface NewDraw {
  readonly drawId: string
  readonly lotteryId: string
  readonly memberId: string
  readonly channel: string
  readonly tryKey: string
  readonly requestKey: string
  /** The order that gave the try; null if none did. */
  readonly orderNo: OrderNo | null
  readonly now: Date
}

/** The prize that was drawn. */
export interface DrawnPrize {
  readonly prizeId: string
  readonly name: string
  readonly kind: LotteryPrizeKind
  readonly picture: string
  /** The claim deadline; null if the member gets it at once. */
  readonly claimBy: EndOfDay<Date> | null
}

const DRAW = `select id as "drawId", lottery_id as "lotteryId", prize_id as "prizeId", prize_name as "prizeName",
    prize_kind as kind, picture, drawn_at as "drawnAt", claim_by as "claimBy" from lottery_draws`

const ofRequest = statement<DrawRow>(
  'lottery-draw-of-request',
  `${DRAW} where member_id = $1 and request_key = $2`
)
const unseen = statement<DrawRow>(
  'lottery-draw-unseen',
  `${DRAW} where member_id = $1 and lottery_id = $2 and seen_at is null order by drawn_at desc, id limit 1`
)

const spend = statement(
  'lottery-draw',
  `insert into lottery_draws (id, lottery_id, member_id, channel_code, try_key, request_key, drawn_at, prize_id,
     prize_name, prize_kind, picture, claim_by, state, order_no)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, case when $12::timestamptz is null then 'done' else 'won' end, $13)`
)

const settle = statement(
  'lottery-draw-prize',
  `update lottery_draws set prize_id = $2, prize_name = $3, prize_kind = $4, picture = $5, claim_by = $6,
     state = case when $6::timestamptz is null then 'done' else 'won' end where id = $1`
)

const take = statement<{ id: string }>(
  'lottery-take',
  `update lottery_prizes set stock = stock - 1 where id = $1 and on_sale and stock > 0 returning id`
)

const see = statement(
  'lottery-draw-seen',
  `update lottery_draws set seen_at = $3 where id = $1 and member_id = $2 and seen_at is null`
)

/**
 * The newest of each prize first: once the limited prizes are gone, nearly all draws are of the substitute, and walking back
 * through those would read the whole lottery.
 */
const winners = statement<{ nickname: string; prizeName: string; at: Date }>(
  'lottery-winners',
  `select w.nickname, w."prizeName", w.at
   from lottery_prizes p cross join lateral (
     select m.nickname, d.prize_name as "prizeName", d.drawn_at as at
     from lottery_draws d join members m on m.id = d.member_id
     where d.lottery_id = $1 and d.prize_id = p.id and d.prize_kind <> 'none' and m.deleted_at is null
     order by d.drawn_at desc limit 20) w
   where p.lottery_id = $1 and not p.fallback
   order by w.at desc limit 20`
)

/** The draw of the call with this key, if any. */
export async function drawOfRequest(
  memberId: string,
  requestKey: string,
  db: Queryable
): Promise<DrawRow | null> {
  const [row] = await ofRequest([memberId, requestKey], db)
  return row ?? null
}

/** The newest draw in a lottery whose prize the member has not seen yet. */
export async function unseenDraw(
  memberId: string,
  lotteryId: string,
  db: Queryable
): Promise<DrawRow | null> {
  const [row] = await unseen([memberId, lotteryId], db)
  return row ?? null
}

const prizeValues = ({ prizeId, name, kind, picture, claimBy }: DrawnPrize) => [
  prizeId,
  name,
  kind,
  picture,
  claimBy
]

/** Spends a try. @throws the database's 23505 if it is already spent, or the call is a repeat */
export async function insertDraw(draw: NewDraw, prize: DrawnPrize, tx: Tx): Promise<void> {
  const { drawId, lotteryId, memberId, channel, tryKey, requestKey, orderNo, now } = draw
  const existing = [drawId, lotteryId, memberId, channel, tryKey, requestKey, now]
  await spend([...existing, ...prizeValues(prize), orderNo], tx)
}

/** Stores what was drawn. */
export async function setPrize(drawId: string, prize: DrawnPrize, tx: Tx): Promise<void> {
  await settle([drawId, ...prizeValues(prize)], tx)
}

/** Takes one from the remaining stock of a prize; false if none is left. */
export async function decrementPrizeStock(prizeId: string, tx: Tx): Promise<boolean> {
  return (await take([prizeId], tx)).length > 0
}

/** Marks a draw as seen by the member; somebody else's stays unchanged. */
export async function markSeen(drawId: string, memberId: string, now: Date, db: Queryable): Promise<void> {
  await see([drawId, memberId, now], db)
}

/** Recent winners. */
export const listWinners = (lotteryId: string, db: Queryable) => winners([lotteryId], db)
