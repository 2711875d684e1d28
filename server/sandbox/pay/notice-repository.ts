import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** A due notice. */
export interface DueNotice {
  readonly id: string
  readonly body: string
}

const MAX_ATTEMPTS = 20

const claim = statement<DueNotice>(
  'claim-sandbox-notices',
  `update sandbox_notices set attempts = attempts + 1,
     next_try_at = $1::timestamptz + least(interval '5 minutes', interval '1 second' * power(2, least(attempts, 10)))
   where id in (
     select id from sandbox_notices where done_at is null and next_try_at <= $1 and attempts < ${MAX_ATTEMPTS} and url = $3
       and ($2::text is null or out_trade_no = $2)
     order by next_try_at limit 1 for update skip locked)
   returning id, body`
)

const done = statement('finish-sandbox-notice', 'update sandbox_notices set done_at = $2 where id = $1')

/**
 * Claims a due notice for this process, to this address, of one trade or of all; a failed one is due again after 1, 2, 4 … seconds, at
 * most 5 minutes.
 */
export const claimNotices = (now: Date, outTradeNo: string | null, url: string, db: Queryable) =>
  claim([now, outTradeNo, url], db)

/** The shop has accepted it. */
export async function finishNotice(id: string, now: Date, db: Queryable): Promise<void> {
  await done([id, now], db)
}
