import { View } from '@tarojs/components'
import { formatYuan } from '@/lib/money'
import { CellGroup, Cell } from '@/ui/cell/cell'
import { Price } from '@/ui/price/price'
import css from './amounts.module.scss'

export interface AmountsProps {
  totalFen: number
  discountFen: number
  payFen: number
  /** Name of the coupon that takes something off. */
  couponName?: string | null | undefined
  /** 合计 before payment, 实付 after it. */
  payTitle?: string
}

/** The sum: goods, what is taken off, what is paid. */
export function Amounts({ totalFen, discountFen, payFen, couponName, payTitle = '合计' }: AmountsProps) {
  return (
    <CellGroup>
      <Cell title='商品金额' value={formatYuan(totalFen)} />
      {discountFen > 0 ? (
        <Cell
          title='优惠'
          note={couponName}
          value={<View className={css.off}>{`-${formatYuan(discountFen)}`}</View>}
        />
      ) : null}
      <Cell title={payTitle} value={<Price fen={payFen} />} />
    </CellGroup>
  )
}
