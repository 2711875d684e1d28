import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import css from './next-step.module.scss'

/** A link to home for users who do not log in. */
export function NextStep({ onLeave }: { onLeave: () => void }) {
  return (
    <View className={css.wayOn}>
      <Button kind='quiet' onPress={onLeave}>
        先去首页看看
      </Button>
    </View>
  )
}
