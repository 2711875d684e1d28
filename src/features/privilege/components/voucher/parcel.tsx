import { useRef } from 'react'
import { View } from '@tarojs/components'
import { GiftAddress } from '@/features/address/components/gift-address'
import { GiftBox } from '@/features/address/components/gift-box'
import { useChosenAddress } from '@/features/address/use-chosen-address'
import { copyText } from '@/platform/feedback/copy-text'
import { toast } from '@/platform/feedback/feedback'
import { formatLastDay } from '@/lib/time'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { reportParcelReceived, useSendTo } from '../../commands'
import type { ReceiveRecord } from '../../model'
import { parcelState, type RecordParcel } from '../../parcel-text'
import css from './parcel.module.scss'

/** Goods of a record: the address they go to, then where they are. */
export function Parcel({ record }: { record: ReceiveRecord }) {
  const { parcel } = record
  if (!parcel) return null
  return parcel.state === 'toClaim' ? (
    <AddressStep record={record} />
  ) : (
    <OnTheWay key={record.receiveId} receiveId={record.receiveId} parcel={parcel} />
  )
}

function AddressStep({ record: { receiveId, expiresAt } }: { record: ReceiveRecord }) {
  const { address, chooseAddress } = useChosenAddress(true)
  const { submit, pending } = useSendTo(() => toast('已提交，我们会尽快寄出'))
  return (
    <View className={css.step}>
      <View className={css.title}>填写收货地址</View>
      <View className={css.note}>{`请在 ${formatLastDay(expiresAt)} 前填写，过期不补`}</View>
      <GiftAddress address={address} onPress={chooseAddress} />
      <View className={css.caution}>确认后由仓库寄出，地址不能再修改</View>
      <Button
        block
        guarded
        loading={pending !== undefined}
        disabled={!address}
        onPress={() => address && submit({ receiveId, addressId: address.addressId })}
      >
        确认寄送
      </Button>
    </View>
  )
}

function OnTheWay({ receiveId, parcel: goods }: { receiveId: string; parcel: RecordParcel }) {
  const busy = useRef(false)
  const { state, receiver, parcel } = goods
  const received = () => {
    if (busy.current) return
    busy.current = true
    // the error has been reported; the current state is refetched
    void reportParcelReceived(receiveId)
      .catch(() => undefined)
      .finally(() => (busy.current = false))
  }
  return (
    <View className={css.step}>
      <View className={css.title}>{parcelState(goods)}</View>
      <GiftBox>
        {receiver ? <Cell title={`${receiver.name} ${receiver.mobile}`} note={receiver.address} /> : null}
        {parcel ? (
          <Cell
            title={`${parcel.carrierName} ${parcel.trackingNo}`}
            value={
              <Button kind='plain' size='small' onPress={() => void copyText(parcel.trackingNo)}>
                复制单号
              </Button>
            }
          />
        ) : null}
      </GiftBox>
      {state === 'sent' ? (
        <Button block guarded onPress={received}>
          确认收货
        </Button>
      ) : null}
    </View>
  )
}
