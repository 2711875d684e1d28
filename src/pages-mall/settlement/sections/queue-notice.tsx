import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import css from '../index.module.scss'

interface QueueNoticeProps {
  /** The server's: the place, and when it is the buyer's turn. */
  words: string
  /** They have left, and the last answer is on its way. */
  isLeaving: boolean
  onLeave: () => void
}

/** Very many want the goods: where the buyer waits, until the order is made by itself. */
export function QueueNotice({ words, isLeaving, onLeave }: QueueNoticeProps) {
  return (
    <View className={css.notice}>
      <View {...{ role: 'status' }}>{words}</View>
      {isLeaving ? null : (
        <View className={css.leave}>
          <Button kind='quiet' size='small' onPress={onLeave}>
            退出排队
          </Button>
        </View>
      )}
    </View>
  )
}
