import type { Data } from '@contract/types'
import { formatYuan } from '@/lib/money'

/** Whether, for how much and in how many days something is sent to an area, in one line. */
export function deliveryText(delivery: Data<'getMallDelivery'> | undefined): string {
  if (!delivery) return '正在查询运费'
  const { delivers, freightFen, days } = delivery
  if (!delivers) return '暂时送不到这个地区，请换一个地区'
  return `${freightFen === 0 ? '包邮' : `运费 ${formatYuan(freightFen)}`}，预计 ${days} 天内送达`
}
