import { useEffect } from 'react'
import { useLoggedIn } from '@/features/session/atoms'
import { useEntryLoginState } from '@/features/session/entry-login-state'
import { followUnion, unionTarget } from '@/features/session/union-target'
import type { RouteQuery } from '@/routes/table'

export type UnionState = 'running' | 'stuck' | 'noSign'

/**
 * The state of the union login; a member who arrives without a token (back, reload, login by phone) is sent
 * on.
 */
export function useUnionLogin({ targetUrl, cardNumber }: RouteQuery<'pages/distributorUnionLogin/index'>) {
  const entryLogin = useEntryLoginState()
  const loggedIn = useLoggedIn()
  const isFinished = entryLogin === 'none' && loggedIn

  useEffect(() => {
    if (isFinished) void followUnion(unionTarget(targetUrl, cardNumber))
  }, [isFinished, targetUrl, cardNumber])

  const state: UnionState = isFinished ? 'running' : entryLogin === 'none' ? 'noSign' : entryLogin
  return { state, leave: () => void followUnion(unionTarget()) }
}
