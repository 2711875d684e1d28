import { View } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import editShape from '@/ui/icon/icons/edit.module.scss'
import trashShape from '@/ui/icon/icons/trash.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { Tick } from '@/ui/tick/tick'
import { addressText, maskedMobile, type DeliveryAddress } from '../../model'
import css from './address-card.module.scss'

export interface AddressCardProps {
  address: DeliveryAddress
  /** Called when the address itself is pressed: selects it for an order, or edits it. */
  onPress: () => void
  onDefault: () => void
  onEdit: () => void
  onRemove: () => void
}

/** One address with its actions; the number is masked. */
export function AddressCard({ address, onPress, onDefault, onEdit, onRemove }: AddressCardProps) {
  const { name, mobile, isDefault, areaCode } = address
  const whose = `${name}的地址`
  return (
    <View className={css.card}>
      <Pressable className={css.details} onPress={onPress}>
        <View className={css.who}>
          <View className={css.name}>{name}</View>
          <View className={css.mobile}>{maskedMobile(mobile)}</View>
          {isDefault ? <Tag tone='accent'>默认</Tag> : null}
        </View>
        <View className={css.where}>{addressText(address)}</View>
        {areaCode === '' ? <View className={css.warn}>所在地区已调整，请编辑后使用</View> : null}
      </Pressable>
      <View className={css.actions}>
        <Pressable
          className={css.default}
          role='radio'
          selected={isDefault}
          label={isDefault ? `${whose}是默认地址` : `将${whose}设为默认`}
          onPress={isDefault ? undefined : onDefault}
        >
          <Tick on={isDefault} />
          <View className={css.word}>{isDefault ? '默认地址' : '设为默认'}</View>
        </Pressable>
        <Pressable className={css.action} label={`编辑${whose}`} onPress={onEdit}>
          <Icon of={editShape} size={16} />
          <View className={css.word}>编辑</View>
        </Pressable>
        <Pressable className={css.action} label={`删除${whose}`} onPress={onRemove}>
          <Icon of={trashShape} size={16} />
          <View className={css.word}>删除</View>
        </Pressable>
      </View>
    </View>
  )
}
