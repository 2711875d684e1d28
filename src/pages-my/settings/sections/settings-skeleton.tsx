import { View } from '@tarojs/components'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** The cards of the page while the profile loads. */
export function SettingsSkeleton() {
  return (
    <View className={css.skeleton}>
      <Skeleton>
        <Block className={css.profileBox} />
        <Block className={css.linksBox} />
        <Block height={120} />
      </Skeleton>
    </View>
  )
}
