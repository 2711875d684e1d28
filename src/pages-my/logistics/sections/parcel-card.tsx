import { View } from '@tarojs/components'
import { parcelLabel, type Parcel } from '@/features/shipping/model'
import { dial } from '@/platform/device/dial'
import { copyText } from '@/platform/feedback/copy-text'
import { Button } from '@/ui/button/button'
import { NutSteps } from '@/ui/nut-steps/nut-steps'
import { Tag } from '@/ui/tag/tag'
import css from '../index.module.scss'
import { GoodsRows } from './goods'

const TONES: Readonly<Record<Parcel['state'], 'info' | 'ok' | 'warn'>> = {
  collected: 'info',
  moving: 'info',
  delivering: 'info',
  signed: 'ok',
  trouble: 'warn',
  returning: 'warn'
}

/** One parcel: contents, number, carrier and tracking. */
export function ParcelCard({ parcel, alone }: { parcel: Parcel; alone: boolean }) {
  const { parcelNo, carrierName, carrierPhone, trackingNo, lines, traces } = parcel
  return (
    <View className={css.card}>
      <View className={css.parcelHead}>
        <View className={css.cardTitle}>{alone ? carrierName : `包裹 ${parcelNo} · ${carrierName}`}</View>
        <Tag tone={TONES[parcel.state]}>{parcelLabel(parcel)}</Tag>
      </View>
      <GoodsRows goods={lines} />
      <View className={css.number}>
        <View className={css.tracking}>单号 {trackingNo}</View>
        <Button kind='plain' size='small' onPress={() => void copyText(trackingNo)}>
          复制单号
        </Button>
        {carrierPhone ? (
          <Button kind='plain' size='small' onPress={() => dial(carrierPhone)}>
            联系快递
          </Button>
        ) : null}
      </View>
      {traces.length > 0 ? (
        <NutSteps label='物流轨迹' events={traces} />
      ) : (
        <View className={css.quiet}>包裹已发出，快递还未更新物流信息</View>
      )}
    </View>
  )
}
