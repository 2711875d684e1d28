import { memo } from 'react'
import { Text, View } from '@tarojs/components'
import type { HomeBlocks } from '@/features/card/model'
import { titleOf } from '@/routes/table'
import css from './brand-line.module.scss'

/** Whose home this is: the channel's name, where the page's title does not say it already, and its words. */
export const BrandLine = memo(function BrandLine({ brand: { name, slogan } }: Pick<HomeBlocks, 'brand'>) {
  return (
    <View className={css.line}>
      {name === titleOf('pages/index/index') ? null : <Text className={css.name}>{name}</Text>}
      <Text>{slogan}</Text>
    </View>
  )
})
