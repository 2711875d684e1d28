import { goHome } from '@/routes/navigate'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'

/** A page whose address lacks a required parameter. */
export function IncompleteLink({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        illustration={searchIllustration}
        text='链接不完整，无法找到相应内容'
        action={{ text: '回首页看看', onPress: () => void goHome() }}
      />
    </Page>
  )
}
