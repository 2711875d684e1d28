/** Lotteries as staff see them. */
import type { EndOfDay } from '@contract/time'
import type { ConsoleData } from '@contract/console/types'
import type { LotteryPrizeKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'

export interface OperatorLottery {
  readonly id: string
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
  readonly channelCodes: string[]
}

const LOTTERY = `select id, title, starts_at as "startsAt", ends_at as "endsAt", channel_codes as "channelCodes" from lotteries`

const all = statement<OperatorLottery>(
  'operator-lotteries',
  `${LOTTERY} order by case when ends_at <= $1 then 2 when starts_at > $1 then 1 else 0 end, ends_at desc, id`
)
const one = statement<OperatorLottery>('operator-lottery', `${LOTTERY} where id = $1`)

/** A prize with how often it was drawn. */
export interface DrawnPrize {
  readonly prizeId: string
  readonly name: string
  readonly kind: LotteryPrizeKind
  readonly weight: number
  readonly stock: number | null
  readonly fallback: boolean
  readonly onSale: boolean
  readonly drawn: number
  readonly revoked: number
  readonly unclaimed: number
}

/** The index on lottery, prize and state has all that is counted. */
const prizes = statement<DrawnPrize>(
  'operator-lottery-prizes',
  `select p.id as "prizeId", p.name, p.kind, p.weight, p.stock, p.fallback, p.on_sale as "onSale",
     coalesce(d.drawn, 0)::int as drawn, coalesce(d.revoked, 0)::int as revoked, coalesce(d.unclaimed, 0)::int as unclaimed
   from lottery_prizes p
   left join (
     select prize_id, count(*) as drawn, count(*) filter (where state = 'revoked') as revoked,
       count(*) filter (where state = 'won') as unclaimed
     from lottery_draws where lottery_id = $1 group by prize_id) d on d.prize_id = p.id
   where p.lottery_id = $1 and (p.on_sale or d.drawn > 0) order by not p.on_sale, p.sort, p.id`
)

export interface Winner {
  readonly drawId: string
  readonly prizeName: string
  readonly kind: LotteryPrizeKind
  readonly state: ConsoleData<'lotteryWinners'>['items'][number]['state']
  readonly memberId: string
  readonly nickname: string
  readonly mobile: string | null
  readonly channelCode: string
  readonly drawnAt: Date
  readonly claimedAt: Date | null
}

const NEWEST_FIRST = keyset(
  { by: 'd.drawn_at', type: 'timestamptz', desc: true },
  { by: 'd.id', type: 'text', desc: true }
)

const winners = statement<Winner & Positioned>(
  'operator-lottery-winners',
  `select d.id as "drawId", d.prize_name as "prizeName", d.prize_kind as kind, d.state, m.id as "memberId", m.nickname, m.mobile,
     d.channel_code as "channelCode", d.drawn_at as "drawnAt", d.claimed_at as "claimedAt", ${NEWEST_FIRST.column}
   from lottery_draws d join members m on m.id = d.member_id
   where d.lottery_id = $3 and d.prize_kind <> 'none' and ${NEWEST_FIRST.after('$1')}
   order by ${NEWEST_FIRST.order} limit $2`
)

export const allLotteries = (now: Date, db: Queryable): Promise<OperatorLottery[]> => all([now], db)

export const findOperatorLottery = async (id: string, db: Queryable) => (await one([id], db))[0]

/** Prizes that are drawn, and those that were. */
export const drawnPrizes = (lotteryId: string, db: Queryable): Promise<DrawnPrize[]> =>
  prizes([lotteryId], db)

/** A page of who won, newest first. */
export async function pageOfWinners(
  lotteryId: string,
  { cursor, pageSize }: { readonly cursor: string | undefined; readonly pageSize: number },
  db: Queryable
): Promise<Page<Winner>> {
  const rows = await winners([NEWEST_FIRST.start(cursor), limitOf(pageSize), lotteryId], db)
  return NEWEST_FIRST.page(rows, pageSize)
}
