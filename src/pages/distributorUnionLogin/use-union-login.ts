import { useEffect } from 'react'
import { useLoggedIn } from '@/features/session/atoms'
import { useEntering } from '@/features/session/entering'
import { followUnion, unionTarget } from '@/features/session/union-target'
import type { RouteQuery } from '@/routes/table'

export type UnionState = 'running' | 'stuck' | 'noSign'

/** How the union login stands; a member who comes here without a sign (back, a reload, a login by phone) goes on. */
export function useUnionLogin({ targetUrl, cardNumber }: RouteQuery<'pages/distributorUnionLogin/index'>) {
  const entering = useEntering()
  const loggedIn = useLoggedIn()
  const goesOn = entering === 'none' && loggedIn

  useEffect(() => {
    if (goesOn) void followUnion(unionTarget(targetUrl, cardNumber))
  }, [goesOn, targetUrl, cardNumber])

  const state: UnionState = goesOn ? 'running' : entering === 'none' ? 'noSign' : entering
  return { state, leave: () => void followUnion(unionTarget()) }
}
