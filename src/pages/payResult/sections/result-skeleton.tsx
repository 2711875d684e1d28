import { ResultSign } from '@/ui/result-sign/result-sign'

/** Shown until the server has answered. */
export function ResultSkeleton() {
  return (
    <ResultSign kind='waiting' title='正在确认支付结果'>
      请稍候，通常只需几秒
    </ResultSign>
  )
}
