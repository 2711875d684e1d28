import type { Shop } from '../payment/shop'

export const DAY_MS = 86_400_000

let serial = 0

/** Gives points as a paid order would: they end after some ms. */
export async function givePoints(
  { clock, database }: Pick<Shop, 'clock' | 'database'>,
  memberId: string,
  points: number,
  lifeMs = 10 * DAY_MS
): Promise<void> {
  const now = clock.now()
  await database.pool.query(
    `with account as (
       insert into points_accounts (member_id, channel_code, balance, last_seq) values ($1, 'main', $2, 1)
       on conflict (member_id, channel_code) do update
         set balance = points_accounts.balance + $2, last_seq = coalesce(points_accounts.last_seq, 0) + 1
       returning balance, last_seq)
     insert into points_entries (member_id, channel_code, seq, kind, points, balance_before, balance_after, seq_before,
       source, ends_at, at)
     select $1, 'main', last_seq, 'earn', $2, balance - $2, balance, nullif(last_seq - 1, 0), $3, $4, $5 from account`,
    [memberId, points, `gift:${memberId}:${(serial += 1)}`, new Date(now.getTime() + lifeMs), now]
  )
}
