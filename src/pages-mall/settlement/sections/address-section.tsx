import { View } from '@tarojs/components'
import { addressText, maskedMobile, type DeliveryAddress } from '@/features/address/model'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import location from '@/ui/icon/icons/location.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from '../index.module.scss'

export interface AddressSectionProps {
  address: DeliveryAddress | null
  onPress: () => void
}

/** The delivery address, with a link to choose another one or add the first one. */
export function AddressSection({ address, onPress }: AddressSectionProps) {
  return (
    <Pressable className={css.address} onPress={onPress}>
      <Icon of={location} size={20} className={css.pin} />
      <View className={css.where}>
        {address ? (
          <>
            <View className={css.who}>{`${address.name} ${maskedMobile(address.mobile)}`}</View>
            <View className={css.place}>{addressText(address)}</View>
          </>
        ) : (
          <>
            <View className={css.who}>新增收货地址</View>
            <View className={css.place}>填写后即可查看运费和送达时间</View>
          </>
        )}
      </View>
      <Icon of={chevron} size={16} className={css.on} />
    </Pressable>
  )
}
