import type { Pool } from 'pg'
import { statement } from '../../db/statement'

const identity = statement<{ open_id: string }>(
  'payer-identity',
  'select open_id from wechat_identities where member_id = $1 and app_id = $2 order by created_at desc limit 1'
)

/** The member's openid in an app, the latest where there are several; null when no login brought one. */
export async function knownOpenId(pool: Pool, memberId: string, appId: string): Promise<string | null> {
  const [known] = await identity(pool, [memberId, appId])
  return known?.open_id ?? null
}
