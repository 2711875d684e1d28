import { goHome } from '@/routes/navigate'
import errorIllustration from '@/ui/illustration/illustrations/error.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'

/** Shown instead of an address refused by `safeUrl`. */
export function RefusedAddress() {
  return (
    <Page title='无法打开'>
      <EmptyState
        illustration={errorIllustration}
        text='链接不安全或已损坏，已停止打开'
        hint='请从可信的入口重新进入'
        action={{ text: '回首页', onPress: () => void goHome() }}
      />
    </Page>
  )
}
