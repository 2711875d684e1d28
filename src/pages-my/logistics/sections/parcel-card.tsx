import { View } from '@tarojs/components'
import type { Parcel } from '@/features/shipping/model'
import { dial } from '@/platform/device/dial'
import { copyText } from '@/platform/feedback/feedback'
import { Button } from '@/ui/button/button'
import { NutSteps } from '@/ui/nut-steps/nut-steps'
import { Tag } from '@/ui/tag/tag'
import css from '../index.module.scss'
import { GoodsRows } from './goods'

const STATES: Readonly<Record<Parcel['state'], { text: string; tone: 'info' | 'ok' | 'warn' }>> = {
  collected: { text: '已取件', tone: 'info' },
  moving: { text: '运输中', tone: 'info' },
  delivering: { text: '派送中', tone: 'info' },
  signed: { text: '已签收', tone: 'ok' },
  trouble: { text: '派送遇到问题', tone: 'warn' },
  returning: { text: '退回中', tone: 'warn' }
}

/** One parcel: contents, number, carrier and tracking. */
export function ParcelCard({ parcel, alone }: { parcel: Parcel; alone: boolean }) {
  const { parcelNo, carrierName, carrierPhone, trackingNo, lines, traces } = parcel
  const { text, tone } = STATES[parcel.state]
  return (
    <View className={css.card}>
      <View className={css.parcelHead}>
        <View className={css.cardTitle}>{alone ? carrierName : `包裹 ${parcelNo} · ${carrierName}`}</View>
        <Tag tone={tone}>{text}</Tag>
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
