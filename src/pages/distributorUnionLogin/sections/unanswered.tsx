import { retryEntryLogin } from '@/features/session/entry-login-state'
import { ErrorState } from '@/ui/error-state/error-state'
import { NextStep } from './next-step'

/** No answer arrived: the token stays valid for some minutes. */
export function Unanswered({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <ErrorState
        text='网络不佳，登录未完成'
        help='多次重试仍未成功，请返回合作方页面重新进入'
        onRetry={retryEntryLogin}
      />
      <NextStep onLeave={onLeave} />
    </>
  )
}
