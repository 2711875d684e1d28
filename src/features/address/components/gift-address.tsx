import { Cell } from '@/ui/cell/cell'
import locationShape from '@/ui/icon/icons/location.module.scss'
import { addressText, maskedMobile, type DeliveryAddress } from '../model'
import { GiftBox } from './gift-box'

export interface GiftAddressProps {
  address: DeliveryAddress | null
  onPress: () => void
}

/** Where a gift goes: the chosen address, or the way to choose one. */
export function GiftAddress({ address, onPress }: GiftAddressProps) {
  return (
    <GiftBox>
      <Cell
        icon={locationShape}
        title={address ? `${address.name} ${maskedMobile(address.mobile)}` : '选择收货地址'}
        note={address ? addressText(address) : '包邮寄出，请选择或新增地址'}
        onPress={onPress}
      />
    </GiftBox>
  )
}
