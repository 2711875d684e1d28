import { ReminderOffer } from '@/features/reminder/components/reminder-offer'
import recordsIllustration from '@/ui/illustration/illustrations/records.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from '../index.module.scss'
import { useMyFeedback } from '../use-my-feedback'
import { Told } from './told'

const AWAITED = ['feedback'] as const

/** The member's feedback, newest first. */
export function Mine({ onWrite }: { onWrite: () => void }) {
  const { mine, footer, more } = useMyFeedback()
  return (
    <Stateful
      query={mine}
      skeleton={
        <Skeleton className={css.boxes}>
          {[1, 2, 3].map((box) => (
            <Block key={box} className={css.box} gap={12} />
          ))}
        </Skeleton>
      }
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          illustration={recordsIllustration}
          text='暂无反馈记录'
          hint='遇到问题或有好的建议，都可以告诉我们'
          action={{ text: '写反馈', onPress: onWrite }}
        />
      }
    >
      {(list) => (
        <ReminderOffer kinds={list.some(({ answer }) => answer === null) ? AWAITED : []}>
          {list.map((feedback) => (
            <Told key={feedback.feedbackId} feedback={feedback} />
          ))}
          <ListFooter state={footer} onRetry={more} />
        </ReminderOffer>
      )}
    </Stateful>
  )
}
