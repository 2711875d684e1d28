import { goHome } from '@/routes/navigate'
import cardsDrawing from '@/ui/drawing/drawings/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'

/** The channel runs no activity of this kind. */
export function NoActivity({ text = '暂无进行中的活动' }: { text?: string }) {
  return (
    <EmptyState
      drawing={cardsDrawing}
      text={text}
      action={{ text: '回首页看看', onPress: () => void goHome() }}
    />
  )
}
