import { MAX_COUNTED } from '@contract/console/limits'
import type { ConsoleData } from '@contract/console/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

export interface Waiting {
  readonly kind: WaitingKind
  /** At most {@link MAX_COUNTED}. */
  readonly items: number
  readonly oldestSeconds: number
}

type WaitingKind = ConsoleData<'waitingWork'>['items'][number]['kind']

/** What waits, each by its partial index: table, condition, and since when an item waits. */
const WAITING: Readonly<Record<WaitingKind, readonly [table: string, condition: string, since: string]>> = {
  // as turnOf (aftersale/states.ts) says whose turn it is
  afterSales: ['after_sales', `state = 'returning' or (state = 'applied' and kind <> 'cancel')`, 'moved_at'],
  parcels: ['shipments', `state in ('booked','packing')`, 'booked_at'],
  // without an address there is nobody to send it to: the account was deleted
  privilegeParcels: ['receive_parcels', `state = 'claimed' and address is not null`, 'claimed_at'],
  prizeParcels: [
    'lottery_draws',
    `prize_kind = 'goods' and state = 'claimed' and address is not null`,
    'claimed_at'
  ],
  hangingRefunds: ['refunds', `state = 'failed'`, 'created_at'],
  billDifferences: ['bill_differences', 'settled_at is null', 'found_at'],
  talks: ['assistant_conversations', `state = 'waiting'`, 'coalesce(waits_since, said_at)'],
  feedback: ['feedbacks', 'answer is null', 'created_at'],
  commissions: ['commission_accounts', 'settled_fen > 0', 'payable_since']
}

const all = statement<Waiting>(
  'waiting-work',
  Object.entries(WAITING)
    .map(
      ([kind, [table, condition, since]]) => `
  select '${kind}' as kind, count(*)::int as items,
    coalesce(greatest(extract(epoch from $1 - min(since)), 0), 0)::int as "oldestSeconds"
  from (select ${since} as since from ${table} where ${condition} order by ${since} limit ${MAX_COUNTED}) waiting`
    )
    .join(' union all')
)

/** What waits for staff. */
export const waitingWork = (now: Date, db: Queryable): Promise<Waiting[]> => all([now], db)
