import { useEffect, type ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useLoggedIn } from '@/features/session/atoms'
import { useEntryLoginState } from '@/features/session/entry-login-state'
import { offerLogin, showLoginPopUp } from '@/features/session/login-pop-up'
import { reloginAtom } from '@/features/session/relogin'
import cardsIllustration from '@/ui/illustration/illustrations/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { Arriving } from './components/arriving'

export interface LoginGateProps {
  title: string
  /** The page's kind of bar: if it renders its own, so does its replacement. */
  nav?: 'auto' | 'custom'
  children: ReactNode
}

/** A page for members: a visitor gets the login pop-up and, once logged in, the page where they are. */
export function LoginGate({ title, nav = 'auto', children }: LoginGateProps) {
  const loggedIn = useLoggedIn()
  // while a login that has run out is renewed, what is on the screen stays
  const renewing = useAtomValue(reloginAtom)
  // the link or WeChat may log in by itself: nothing is asked before that has ended, nor shown of who was here before
  const running = useEntryLoginState() === 'running'
  const open = (loggedIn && !running) || renewing
  useEffect(() => {
    if (!open && !running) offerLogin()
  }, [open, running])
  if (open) return <>{children}</>
  if (running) return <Arriving title={title} />
  return (
    <Page title={title} nav={nav}>
      <EmptyState
        illustration={cardsIllustration}
        text='登录后可查看此内容'
        hint='会员卡、权益、订单和优惠券都在您的账号里；没有账号的手机号，登录时会自动注册'
        action={{ text: '去登录', onPress: showLoginPopUp }}
      />
    </Page>
  )
}
