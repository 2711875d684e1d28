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
 * The openid for paying in an app: the one verified in this session, else the member's latest; null if no login
 * provided one.
 */
export async function registeredOpenId(
  payer: { readonly memberId: string; readonly tokenHash: string },
  appId: string,
  db: Queryable
): Promise<string | null> {
  const [existing] = await identity([payer.tokenHash, payer.memberId, appId], db)
  return existing?.open_id ?? null
}
