import { useEffect, useState, type PropsWithChildren } from 'react'
import { LoginGate } from '@/features/session/login-gate'
import { ResultButtons } from '@/features/order/components/result-buttons'
import { leaveFrame } from '@/platform/navigation/frame'
import { isInMiniProgram } from '@/platform/environment/kind'
import { openInMini } from '@/platform/wechat/mini-bridge'
import { Button } from '@/ui/button/button'
import { Page } from '@/ui/page/page'
import { ResultSign } from '@/ui/result-sign/result-sign'

export interface ArrivalProps {
  title: string
  /** This page with its query, as the mini-program opens it. */
  link: string
}

type Where = 'asking' | 'toTop' | 'toMini' | 'here'

function useArrival(link: string) {
  const [where, setWhere] = useState<Where>(() => {
    if (leaveFrame()) return 'toTop'
    return isInMiniProgram() ? 'asking' : 'here'
  })
  const go = () => void openInMini(link, 'replace').then((told) => setWhere(told ? 'toMini' : 'here'))
  const requesting = where === 'asking'
  useEffect(() => {
    if (requesting) go()
    // once, when the page is loaded
    // oxlint-disable-next-line react/exhaustive-deps
  }, [requesting])
  return { where, go }
}

/**
 * A page that a partner sends its user back to. Shown in the frame of our own placement page, the top window goes there
 * instead; shown in the mini-program's web view, the mini-program opens its own page, where it can be paid. The
 * login is required only here, where the page is really shown.
 */
export function Arrival({ title, link, children }: PropsWithChildren<ArrivalProps>) {
  const { where, go } = useArrival(link)
  if (where === 'here') return <LoginGate title={title}>{children}</LoginGate>
  return (
    <Page title={title}>
      <ResultSign kind='waiting' title='正在打开支付页面'>
        请稍候，通常只需几秒
      </ResultSign>
      {where === 'toMini' ? (
        <ResultButtons>
          <Button kind='plain' block onPress={go}>
            未自动跳转？点击这里
          </Button>
        </ResultButtons>
      ) : null}
    </Page>
  )
}
