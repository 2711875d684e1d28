import { memo } from 'react'
import { View } from '@tarojs/components'
import type { PlateOfMine } from '@contract/types'
import { labelledWorth } from '@/lib/worth'
import { navigate } from '@/routes/navigate'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from './privilege-ticket.module.scss'

export interface PrivilegeTicketProps {
  privilege: PlateOfMine['privileges'][number]
  memberPlateId: string
}

/** A privilege that can be received now, as an upright ticket: picture, perforated line, worth, name. */
export const PrivilegeTicket = memo(function PrivilegeTicket({
  privilege,
  memberPlateId
}: PrivilegeTicketProps) {
  const { privilegeId, name, brandName, picture } = privilege
  return (
    <Pressable
      className={css.ticket}
      onPress={() => void navigate('pages/privilegeDetail/index', { privilegeId, memberPlateId })}
    >
      <Picture src={picture} className={css.picture} />
      <View className={css.words}>
        <View className={css.value}>{labelledWorth(privilege)}</View>
        <View className={css.name}>{name}</View>
        <View className={css.brand}>{brandName}</View>
      </View>
    </Pressable>
  )
})
