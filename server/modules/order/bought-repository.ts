import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { QUOTA_STATES } from './lifecycle'

const count = statement<{ bought: number }>(
  'bought-times',
  `select coalesce(sum(l.quantity), 0)::int as bought from orders o join order_lines l on l.order_no = o.order_no
   where o.member_id = $1 and o.kind = 'plate' and o.state = any($3) and l.item_id = $2`
)

/** How often the member has bought a plate; unpaid orders count until they are cancelled or closed. */
export async function timesBought(memberId: string, plateId: string, db: Queryable): Promise<number> {
  const [row] = await count([memberId, plateId, QUOTA_STATES], db)
  return row?.bought ?? 0
}
