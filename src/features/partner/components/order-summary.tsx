import { View } from '@tarojs/components'
import { DueHead } from '@/features/order/components/due-head'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Picture } from '@/ui/picture/picture'
import type { PartnerOrder } from '../model'
import css from './order-summary.module.scss'

export interface OrderSummaryProps {
  order: PartnerOrder
  /** The partner's reservation has expired. */
  onLate: () => void
}

/** What is being paid: the amount, the reservation's end, what was chosen and where. */
export function OrderSummary({ order, onLate }: OrderSummaryProps) {
  const { partnerName, partnerOrderNo, title, detail, picture, listFen, payFen, expiresAt } = order
  return (
    <>
      <DueHead
        payFen={payFen}
        wasFen={listFen}
        words={`${partnerName}为您保留`}
        until={expiresAt}
        onLate={onLate}
      />
      <View className={css.thing}>
        <Picture className={css.picture} src={picture} eager />
        <View className={css.text}>
          <View className={css.title}>{title}</View>
          <View className={css.detail}>{detail}</View>
        </View>
      </View>
      <CellGroup>
        <Cell title='商家' value={partnerName} />
        <Cell title='商家订单号' value={<View className={css.number}>{partnerOrderNo}</View>} />
      </CellGroup>
    </>
  )
}
