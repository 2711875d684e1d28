import { View } from '@tarojs/components'
import { Button } from '../button/button'
import { Illustration } from '../illustration/illustration'
import errorIllustration from '../illustration/illustrations/error.module.scss'
import networkIllustration from '../illustration/illustrations/network.module.scss'
import css from './error-state.module.scss'

export interface ErrorStateProps {
  /** What happened, in a sentence. */
  text: string
  /** The device is offline: shows that instead of `text`. */
  offline?: boolean
  onRetry?: (() => void) | undefined
  retrying?: boolean
  /** Who can help if a retry does not. */
  help?: string
  /** There is nothing here, and a retry will hardly help: the exit button comes first. */
  onLeave?: (() => void) | undefined
}

const HELP = '多次重试仍无法加载，请联系客服'
const HELP_OUT = '如有疑问，请联系客服'

/** What happened, an exit if there is nothing here, a retry, and who can help. */
export function ErrorState({
  text,
  offline = false,
  onRetry,
  retrying = false,
  onLeave,
  help = onLeave ? HELP_OUT : HELP
}: ErrorStateProps) {
  return (
    <View className={css.state} role='alert'>
      <Illustration of={offline ? networkIllustration : errorIllustration} />
      <View className={css.text}>{offline ? '网络已断开' : text}</View>
      <View className={css.help}>{offline ? '请检查网络设置后再试' : help}</View>
      {onLeave ? (
        <View className={css.action}>
          <Button kind='secondary' onPress={onLeave}>
            返回首页
          </Button>
        </View>
      ) : null}
      {onRetry ? (
        <View className={onLeave ? css.quiet : css.action}>
          <Button kind={onLeave ? 'quiet' : 'secondary'} loading={retrying} onPress={onRetry}>
            重试
          </Button>
        </View>
      ) : null}
    </View>
  )
}
