import { useEffect, useState } from 'react'
import { useAtomValue } from 'jotai'
import { leaveLoginPopUp, loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { puzzleAtom } from '@/features/session/puzzle'
import { loginCheckAtom } from '@/features/session/login-check'
import { NETWORK_ERROR_TEXT } from '@/api/catalogue'
import { BackCatcher } from '@/platform/navigation/back-catcher'
import { toast } from '@/platform/feedback/feedback'
import type { ComponentType } from 'react'
import { currentInstance } from '@/routes/current-instance'
import type { RoutePath } from '@/routes/table'
import { usePageVisible } from '@/ui/visible/visible'

const close = () => settleLoginPopUp(false)

/** A component that is fetched when first `wanted`; if that fails, `giveUp` is called. */
function useFetched<P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
  giveUp: () => void
): ComponentType<P> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<P>>()
  useEffect(() => {
    if (!wanted || Loaded) return
    load().then(
      (component) => setLoaded(() => component),
      () => {
        toast(NETWORK_ERROR_TEXT)
        giveUp()
      }
    )
    // oxlint-disable-next-line react/exhaustive-deps -- fetched once for each wish
  }, [wanted, Loaded])
  return Loaded
}

/** The questions of a login: the SMS code of a union login, whether to revoke an account deletion. */
function LoginCheckOverlay({ visible }: { visible: boolean }) {
  const check = useAtomValue(loginCheckAtom)
  const CheckSheet = useFetched(
    check !== null,
    () => import('@/features/session/components/login-check-sheet').then((file) => file.LoginCheckSheet),
    () => check?.settle(null)
  )
  return CheckSheet ? <CheckSheet check={check} open={visible} /> : null
}

/** The puzzle before an SMS code: it covers the form that requests the code, so it is rendered last. */
function PuzzleBeforeCode({ visible }: { visible: boolean }) {
  const ask = useAtomValue(puzzleAtom)
  const Puzzle = useFetched(
    ask !== null && visible,
    () => import('@/features/session/components/puzzle-sheet').then((file) => file.PuzzleSheet),
    () => ask?.settle(null)
  )
  return Puzzle ? <Puzzle ask={ask} open={visible} /> : null
}

/**
 * What may cover a page, with the phone's back button closing it: the login pop-up, the questions of a login
 * and the puzzle before an SMS code, fetched when first needed.
 */
export function PageOverlays({ path }: { path: RoutePath }) {
  const visible = usePageVisible()
  const open = useAtomValue(loginPopUpAtom) === path && visible
  // a page's first render happens while it is the current one
  const [page] = useState(currentInstance)

  // not when it is hidden: the agreements open over it
  useEffect(() => () => leaveLoginPopUp(page), [page])

  const PopUp = useFetched(
    open,
    () => import('@/features/session/components/login-pop-up').then((file) => file.LoginPopUp),
    close
  )

  return (
    <>
      <BackCatcher />
      {PopUp ? <PopUp open={open} onClose={close} /> : null}
      <LoginCheckOverlay visible={visible} />
      <PuzzleBeforeCode visible={visible} />
    </>
  )
}
