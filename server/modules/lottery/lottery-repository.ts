/** SQL of lotteries, and of a member's standing in one. */
import type { EndOfDay } from '@contract/time'
import type { LotteryLook, LotteryPrizeKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { Weighted } from '../../domain/draw'
import type { Entry, TryRules } from './tries'

export interface LotteryRow extends TryRules {
  readonly lotteryId: string
  readonly title: string
  readonly subtitle: string
  readonly look: LotteryLook
  readonly rulesHtml: string
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
  /** Cards that give tries; empty = any. */
  readonly cardIds: string[]
}

export interface PrizeRow extends Weighted {
  readonly prizeId: string
  readonly name: string
  readonly kind: LotteryPrizeKind
  readonly picture: string
  readonly stock: number | null
  readonly couponId: string | null
  readonly points: number | null
  readonly claimDays: number
  readonly fallback: boolean
}

const LOTTERY = `select l.id as "lotteryId", l.title, l.subtitle, l.look, l.rules_html as "rulesHtml",
    l.starts_at as "startsAt", l.ends_at as "endsAt", l.daily_tries as "dailyTries", l.card_tries as "cardTries",
    l.card_ids as "cardIds", l.share_tries as "shareTries", l.order_tries as "orderTries",
    l.order_from_fen as "orderFromFen"
  from lotteries l where (l.channel_codes = '{}' or $1 = any(l.channel_codes))`

const named = statement<LotteryRow>('lottery', `${LOTTERY} and l.id = $2`)

/** A running one before an upcoming one, and that before a finished one. */
const first = statement<LotteryRow>(
  'lottery-first',
  `${LOTTERY} order by case when l.ends_at <= $2 then 2 when l.starts_at > $2 then 1 else 0 end, l.sort, l.id limit 1`
)

const running = statement<{ lotteryId: string; channelCodes: string[] }>(
  'lotteries-running',
  `select id as "lotteryId", channel_codes as "channelCodes" from lotteries
   where starts_at <= $1 and ends_at > $1 order by sort, id`
)

const prizes = statement<PrizeRow>(
  'lottery-prizes',
  `select id as "prizeId", name, kind, picture, weight, stock, coupon_id as "couponId", points,
     claim_days as "claimDays", fallback
   from lottery_prizes where lottery_id = $1 and on_sale order by sort, id`
)

const entry = statement<Entry & { lotteryId: string; expiresAt: Date }>(
  'lottery-entry',
  `select token_hash as "tokenHash", lottery_id as "lotteryId", gives_try as "givesTry", expires_at as "expiresAt"
   from lottery_entries where token_hash = $1`
)

const spent = statement<{ key: string }>(
  'lottery-spent',
  'select try_key as key from lottery_draws where try_key = any($1)'
)

const shared = statement<{ found: number }>(
  'lottery-shared',
  'select 1 as found from lottery_shares where lottery_id = $1 and member_id = $2 and day = $3'
)

const share = statement(
  'lottery-share',
  'insert into lottery_shares (lottery_id, member_id, day, at) values ($1, $2, $3, $4) on conflict do nothing'
)

/** A lottery of the channel: the named one, or the first. */
export async function findLottery(
  lotteryId: string | undefined,
  channel: string,
  now: Date,
  db: Queryable
): Promise<LotteryRow | null> {
  const rows =
    lotteryId === undefined ? await first([channel, now], db) : await named([channel, lotteryId], db)
  return rows[0] ?? null
}

/** The running lotteries of all channels. */
export const listRunning = (now: Date, db: Queryable) => running([now], db)

/** The prizes of a lottery, in its order. */
export const listPrizes = (lotteryId: string, db: Queryable): Promise<PrizeRow[]> => prizes([lotteryId], db)

export async function findEntry(tokenHash: string, db: Queryable) {
  const [row] = await entry([tokenHash], db)
  return row ?? null
}

/** Which of these keys are spent, whoever did. */
export async function spentOf(keys: readonly string[], db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await spent([keys], db)
  return new Set(rows.map(({ key }) => key))
}

export async function hasShared(
  lotteryId: string,
  memberId: string,
  day: string,
  db: Queryable
): Promise<boolean> {
  return (await shared([lotteryId, memberId, day], db)).length > 0
}

/** Counts a share: only the first of a day. */
export async function insertShare(
  lotteryId: string,
  memberId: string,
  { day, now }: { readonly day: string; readonly now: Date },
  db: Queryable
): Promise<void> {
  await share([lotteryId, memberId, day, now], db)
}
