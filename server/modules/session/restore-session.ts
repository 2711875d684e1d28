import type { Data } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Gateways } from '../../gateways/gateways'
import { hashToken } from '../../core/session-token'
import { findSessionPayer } from './session-repository'

/**
 * Returns to a page that has lost its token the session stored in its browser (ADR 0017): the same token, and the
 * payer in WeChat's browser. Null if none is stored, or the stored one has ended.
 */
export async function restoreSession(
  db: Queryable,
  { wechatWeb }: Pick<Gateways, 'wechatWeb'>,
  { token, memberId }: { readonly token: string | null; readonly memberId: string | null }
): Promise<Data<'restoreSession'>> {
  if (token === null || memberId === null) return null
  const appId = wechatWeb.appIdOf('official')
  const openId = appId === null ? null : await findSessionPayer(hashToken(token), appId, db)
  return { accessToken: token, openId, memberId }
}
