import { memo } from 'react'
import { View } from '@tarojs/components'
import type { PrivilegeBrief } from '@contract/types'
import { navigate } from '@/routes/navigate'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from './privilege-tile.module.scss'

/** A privilege in a list of two columns: picture, worth, name, who gives it. As wide as its column. */
export const PrivilegeTile = memo(function PrivilegeTile({ privilege }: { privilege: PrivilegeBrief }) {
  const { privilegeId, name, subtitle, brandName, picture, faceText } = privilege
  return (
    <Pressable
      className={css.tile}
      label={`${name}，${brandName}`}
      onPress={() => void navigate('pages/privilegeDetail/index', { privilegeId })}
    >
      <Picture src={picture} className={css.picture} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.note}>{subtitle}</View>
        <View className={css.foot}>
          <View className={css.brand}>{brandName}</View>
          <View className={css.value}>{faceText}</View>
        </View>
      </View>
    </Pressable>
  )
})
