import { View } from '@tarojs/components'
import { Button } from '../button/button'
import { Illustration } from '../illustration/illustration'
import type { IconShape } from '../icon/icon'
import css from './empty-state.module.scss'

export interface EmptyStateProps {
  /** Default import of a file in `ui/drawing/drawings/`. */
  illustration: IconShape
  /** One sentence: what is missing. */
  text: string
  hint?: string | undefined
  /** The only action. */
  action?: { text: string; onPress: () => void } | undefined
}

/** Nothing here, and what to do next. */
export function EmptyState({ illustration, text, hint, action }: EmptyStateProps) {
  return (
    <View className={css.state}>
      <Illustration of={illustration} />
      <View className={css.text}>{text}</View>
      {hint ? <View className={css.hint}>{hint}</View> : null}
      {action ? (
        <View className={css.action}>
          <Button kind='secondary' onPress={action.onPress}>
            {action.text}
          </Button>
        </View>
      ) : null}
    </View>
  )
}
