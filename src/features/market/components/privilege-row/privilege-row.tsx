import { memo } from 'react'
import { View } from '@tarojs/components'
import type { PrivilegeBrief } from '@contract/types'
import { Picture } from '@/ui/picture/picture'
import { PrivilegePress } from '../privilege-press/privilege-press'
import css from './privilege-row.module.scss'

/** A privilege in a list: picture, name, who gives it, what it is worth. */
export const PrivilegeRow = memo(function PrivilegeRow({ privilege }: { privilege: PrivilegeBrief }) {
  const { name, subtitle, brandName, picture, faceText } = privilege
  return (
    <PrivilegePress className={css.row} privilege={privilege}>
      <Picture src={picture} className={css.picture} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.note}>{subtitle}</View>
        <View className={css.brand}>{brandName}</View>
      </View>
      <View className={css.value}>{faceText}</View>
    </PrivilegePress>
  )
})
