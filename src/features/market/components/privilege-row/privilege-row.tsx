import { memo } from 'react'
import { View } from '@tarojs/components'
import type { PrivilegeInList } from '@contract/types'
import { listStatus } from '@/features/privilege/receive-text'
import { labelledWorth } from '@/lib/worth'
import { Picture } from '@/ui/picture/picture'
import { PrivilegePress } from '../privilege-press/privilege-press'
import css from './privilege-row.module.scss'

/** A privilege in a list: picture, name, who gives it; whether the member may take it, for a visitor what it is worth. */
export const PrivilegeRow = memo(function PrivilegeRow({ privilege }: { privilege: PrivilegeInList }) {
  const { name, subtitle, brandName, picture, action, memberPlateId } = privilege
  const standing = listStatus(action)
  return (
    <PrivilegePress className={css.row} privilege={privilege} memberPlateId={memberPlateId}>
      <Picture src={picture} className={css.picture} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.note}>{subtitle}</View>
        <View className={css.brand}>
          {standing ? `${brandName} · ${labelledWorth(privilege)}` : brandName}
        </View>
      </View>
      {standing ? (
        <View className={css[standing.tone]}>{standing.text}</View>
      ) : (
        <View className={css.value}>{labelledWorth(privilege)}</View>
      )}
    </PrivilegePress>
  )
})
