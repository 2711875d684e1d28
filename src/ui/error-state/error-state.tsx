import { View } from '@tarojs/components'
import { Button } from '../button/button'
import { Drawing } from '../drawing/drawing'
import errorDrawing from '../drawing/drawings/error.module.scss'
import networkDrawing from '../drawing/drawings/network.module.scss'
import css from './error-state.module.scss'

export interface ErrorStateProps {
  /** What happened, in a sentence. */
  text: string
  /** The device has no network: says so, in place of `text`. */
  offline?: boolean
  onRetry?: (() => void) | undefined
  retrying?: boolean
  /** Who can help when a retry does not. */
  help?: string
}

const HELP = '多次重试仍无法加载，请联系客服'

/** What happened, a retry, and who can help. */
export function ErrorState({
  text,
  offline = false,
  onRetry,
  retrying = false,
  help = HELP
}: ErrorStateProps) {
  return (
    <View className={css.state} role='alert'>
      <Drawing of={offline ? networkDrawing : errorDrawing} />
      <View className={css.text}>{offline ? '网络已断开' : text}</View>
      <View className={css.help}>{offline ? '请检查网络设置后再试' : help}</View>
      {onRetry ? (
        <View className={css.action}>
          <Button kind='secondary' loading={retrying} onPress={onRetry}>
            重试
          </Button>
        </View>
      ) : null}
    </View>
  )
}
