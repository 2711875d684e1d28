import { View } from '@tarojs/components'
import { formatYuan } from '@/lib/money'
import { CellGroup, Cell } from '@/ui/cell/cell'
import { Price } from '@/ui/price/price'
import css from './amounts.module.scss'

export interface AmountsProps {
  totalFen: number
  /** The total discount, including the card's price. */
  discountFen: number
  /** The part of it that the card's price is. */
  cardOffFen?: number | undefined
  /** The part of it that points are. */
  pointsOffFen?: number | undefined
  /** What sending costs; left out where nothing is sent, or it is not known yet. */
  freightFen?: number | undefined
  payFen: number
  /** Name of the coupon that takes something off. */
  couponName?: string | null | undefined
  /** 合计 before payment, 实付 after it. */
  payTitle?: string
}

/** The sum: goods, what is taken off, what is added, what is paid. */
export function Amounts(props: AmountsProps) {
  const {
    totalFen,
    discountFen,
    cardOffFen = 0,
    pointsOffFen = 0,
    freightFen,
    payFen,
    couponName,
    payTitle = '合计'
  } = props
  const couponOffFen = discountFen - cardOffFen - pointsOffFen
  return (
    <CellGroup>
      <Cell title='商品金额' value={formatYuan(totalFen)} />
      {cardOffFen > 0 ? <Cell title='会员价优惠' value={<Off fen={cardOffFen} />} /> : null}
      {couponOffFen > 0 ? <Cell title='优惠' note={couponName} value={<Off fen={couponOffFen} />} /> : null}
      {pointsOffFen > 0 ? <Cell title='积分抵扣' value={<Off fen={pointsOffFen} />} /> : null}
      {freightFen === undefined ? null : (
        <Cell title='运费' value={freightFen === 0 ? '免运费' : formatYuan(freightFen)} />
      )}
      <Cell title={payTitle} value={<Price fen={payFen} />} />
    </CellGroup>
  )
}

const Off = ({ fen }: { fen: number }) => <View className={css.off}>{`-${formatYuan(fen)}`}</View>
