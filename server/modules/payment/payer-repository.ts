import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

const identity = statement<{ open_id: string }>(
  'payer-identity',
  `select open_id from (
     select open_id, 0 as place, null::timestamptz as created_at from session_payers where token_hash = $1 and app_id = $3
     union all
     select open_id, 1, created_at from wechat_identities where member_id = $2 and app_id = $3
   ) known order by place, created_at desc limit 1`
)

/**
 * The openid that pays in an app: the one that proved itself in this session, else the member's, the latest where there
 * are several; null when no login brought one.
 */
export async function registeredOpenId(
  payer: { readonly memberId: string; readonly tokenHash: string },
  appId: string,
  db: Queryable
): Promise<string | null> {
  const [existing] = await identity([payer.tokenHash, payer.memberId, appId], db)
  return existing?.open_id ?? null
}
