import { lazy, Suspense } from 'react'
import { useAtomValue } from 'jotai'
import { loginPopUpAtom } from '@/features/session/login-pop-up'

const LoginPopUp = lazy(() => import('@/features/session/components/login-pop-up'))

/** What may lie over the page that is shown: the login pop-up, loaded when it is first needed. */
export function PageOverlays() {
  const shown = useAtomValue(loginPopUpAtom)
  return shown ? (
    <Suspense fallback={null}>
      <LoginPopUp />
    </Suspense>
  ) : null
}
