import { useEffect, useState } from 'react'
import { useAtomValue } from 'jotai'
import {
  currentInstance,
  leaveLoginPopUp,
  loginPopUpAtom,
  settleLoginPopUp
} from '@/features/session/login-pop-up'
import { unionCheckAtom, type UnionCheck } from '@/features/session/union-check'
import type { LoginPopUpProps } from '@/features/session/components/login-pop-up'
import { NETWORK_ERROR_TEXT } from '@/api/catalogue'
import { BackCatcher } from '@/platform/back-catcher'
import { toast } from '@/platform/feedback'
import type { ComponentType } from 'react'
import type { RoutePath } from '@/routes/table'
import { usePageVisible } from '@/ui/visible/visible'

const close = () => settleLoginPopUp(false)

function giveUp(): void {
  toast(NETWORK_ERROR_TEXT)
  close()
}

type CheckSheet = ComponentType<{ check: UnionCheck | null; open: boolean }>

/** The SMS code of a union login, fetched when one asks for it. */
function UnionConfirmation({ visible }: { visible: boolean }) {
  const check = useAtomValue(unionCheckAtom)
  const [Loaded, setLoaded] = useState<CheckSheet>()
  useEffect(() => {
    if (!check || Loaded) return
    import('@/features/session/components/union-check-sheet').then(
      (file) => setLoaded(() => file.UnionCheckSheet),
      () => {
        toast(NETWORK_ERROR_TEXT)
        check.settle(null)
      }
    )
  }, [check, Loaded])
  return Loaded ? <Loaded check={check} open={visible} /> : null
}

/**
 * What may lie over a page, and the phone's back button for it: the login pop-up and the confirmation of a union login,
 * fetched when first needed.
 */
export function PageOverlays({ path }: { path: RoutePath }) {
  const visible = usePageVisible()
  const open = useAtomValue(loginPopUpAtom) === path && visible
  const [PopUp, setPopUp] = useState<ComponentType<LoginPopUpProps>>()
  // a page is drawn first while it is the current one
  const [page] = useState(currentInstance)

  // not when it is hidden: the agreements open over it
  useEffect(() => () => leaveLoginPopUp(page), [page])

  useEffect(() => {
    if (!open || PopUp) return
    import('@/features/session/components/login-pop-up').then(
      (file) => setPopUp(() => file.LoginPopUp),
      giveUp
    )
  }, [open, PopUp])

  return (
    <>
      <BackCatcher />
      {PopUp ? <PopUp open={open} onClose={close} /> : null}
      <UnionConfirmation visible={visible} />
    </>
  )
}
