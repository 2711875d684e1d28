import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { hasEnded } from './holds'
import { QUOTA_STATES } from './lifecycle'

/** How often something was bought. */
export interface Bought {
  readonly bought: number
  /** Those among them whose orders hold on to it no longer: see `makeWay`. */
  readonly ended: number
}

const count = statement<Bought>(
  'bought-times',
  `select coalesce(sum(l.quantity), 0)::int as bought,
     coalesce(sum(l.quantity) filter (where ${hasEnded('$4')}), 0)::int as ended
   from orders o join order_lines l on l.order_no = o.order_no
   where o.member_id = $1 and l.kind = 'plate' and o.state = any($3) and l.item_id = $2`
)

/** How often the member has bought a plate; unpaid orders count until they are cancelled or closed. */
export async function timesBought(
  memberId: string,
  plateId: string,
  now: Date,
  db: Queryable
): Promise<Bought> {
  const [row] = await count([memberId, plateId, QUOTA_STATES, now], db)
  return row ?? { bought: 0, ended: 0 }
}
