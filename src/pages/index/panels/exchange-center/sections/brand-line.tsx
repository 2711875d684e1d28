import { memo } from 'react'
import { Text, View } from '@tarojs/components'
import type { HomeBlocks } from '@/features/card/model'
import { titleOf } from '@/routes/table'
import css from './brand-line.module.scss'

/** The channel's name, unless the page's title already shows it, and its slogan. */
export const BrandLine = memo(function BrandLine({ brand: { name, slogan } }: Pick<HomeBlocks, 'brand'>) {
  return (
    <View className={css.line}>
      {name === titleOf('pages/index/index') ? null : <Text className={css.name}>{name}</Text>}
      <Text>{slogan}</Text>
    </View>
  )
})
