import { useEffect, useState } from 'react'
import { useAtomValue } from 'jotai'
import {
  currentInstance,
  leaveLoginPopUp,
  loginPopUpAtom,
  settleLoginPopUp
} from '@/features/session/login-pop-up'
import type { LoginPopUpProps } from '@/features/session/components/login-pop-up'
import { NETWORK_ERROR_TEXT } from '@/api/catalogue'
import { toast } from '@/platform/feedback'
import type { ComponentType } from 'react'
import type { RoutePath } from '@/routes/table'
import { usePageVisible } from './visible'

const close = () => settleLoginPopUp(false)

function giveUp(): void {
  toast(NETWORK_ERROR_TEXT)
  close()
}

/** What may lie over a page: the login pop-up, fetched when it is first needed. */
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

  return PopUp ? <PopUp open={open} onClose={close} /> : null
}
