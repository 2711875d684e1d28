import { useEffect } from 'react'
import { useLoggedIn } from '@/features/session/atoms'
import { goBack, navigateTo } from '@/routes/navigate'
import { pathOf } from '@/routes/paths'

const LOGIN = 'pages/login/index'

/**
 * After login, returns to where the user came from: the link `from`, if it is one of ours, or the previous
 * page.
 */
export function useLogin(from: string | undefined): void {
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (!loggedIn) return
    const back = from !== undefined && pathOf(from) !== LOGIN
    void (back ? navigateTo(from, 'replace') : goBack())
  }, [loggedIn, from])
}
