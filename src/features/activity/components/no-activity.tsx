import { goHome } from '@/routes/navigate'
import cardsIllustration from '@/ui/illustration/illustrations/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'

/** The channel runs no activity of this kind. */
export function NoActivity({ text = '暂无进行中的活动' }: { text?: string }) {
  return (
    <EmptyState
      illustration={cardsIllustration}
      text={text}
      action={{ text: '回首页看看', onPress: () => void goHome() }}
    />
  )
}
