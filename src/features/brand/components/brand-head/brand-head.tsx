import { View } from '@tarojs/components'
import type { Brand } from '@contract/types'
import { Picture } from '@/ui/picture/picture'
import css from './brand-head.module.scss'

/** A brand: its logo, name and description. */
export function BrandHead({ brand: { name, logo, intro } }: { brand: Brand }) {
  return (
    <View className={css.head}>
      <Picture className={css.logo} src={logo} eager />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        {intro ? <View className={css.intro}>{intro}</View> : null}
      </View>
    </View>
  )
}
