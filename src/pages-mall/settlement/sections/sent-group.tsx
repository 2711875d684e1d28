import { View } from '@tarojs/components'
import type { SettleGroup } from '@/features/cart/model'
import { LineThing } from '@/features/order/components/order-lines'
import { formatYuan } from '@/lib/money'
import css from '../index.module.scss'

/** Freight and delivery time; undefined while there is no address. */
function deliveryText({ delivers, freightFen, days, toFreeFen }: SettleGroup): string | undefined {
  if (!delivers || days === null) return undefined
  const cost = freightFen === 0 ? '包邮' : `运费 ${formatYuan(freightFen)}`
  const free = toFreeFen === null ? '' : `，再买 ${formatYuan(toFreeFen)} 包邮`
  return `预计 ${days} 天内送达 · ${cost}${free}`
}

/** Lines that are shipped together. */
export function SentGroup({ group }: { group: SettleGroup }) {
  const text = deliveryText(group)
  return (
    <View className={css.group}>
      {group.lines.map(({ skuId, choices, ...line }) => (
        <LineThing key={skuId} line={{ ...line, itemId: skuId, detail: choices.join(' · ') }} />
      ))}
      {text ? <View className={css.sending}>{text}</View> : null}
      {group.delivers ? null : <View className={css.unsent}>暂时送不到这个地址</View>}
    </View>
  )
}
