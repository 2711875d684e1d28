import { memo } from 'react'
import { View } from '@tarojs/components'
import type { PrivilegeBrief } from '@contract/types'
import { labelledWorth } from '@/lib/worth'
import { Picture } from '@/ui/picture/picture'
import { PrivilegePress } from '../privilege-press/privilege-press'
import css from './privilege-tile.module.scss'

/** A privilege in a list of two columns: picture, worth, name, who gives it. As wide as its column. */
export const PrivilegeTile = memo(function PrivilegeTile({
  privilege,
  memberPlateId
}: {
  privilege: PrivilegeBrief
  /** Looks at it through this plate of the member. */
  memberPlateId?: string | undefined
}) {
  const { name, subtitle, brandName, picture } = privilege
  return (
    <PrivilegePress className={css.tile} privilege={privilege} memberPlateId={memberPlateId ?? null}>
      <Picture src={picture} className={css.picture} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.note}>{subtitle}</View>
        <View className={css.foot}>
          <View className={css.brand}>{brandName}</View>
          <View className={css.value}>{labelledWorth(privilege)}</View>
        </View>
      </View>
    </PrivilegePress>
  )
})
