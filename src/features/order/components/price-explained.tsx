import { useState } from 'react'
import { View } from '@tarojs/components'
import { formatYuan } from '@/lib/money'
import { classNames } from '@/ui/class-names'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { Sheet } from '@/ui/sheet/sheet'
import { Tick } from '@/ui/tick/tick'
import type { PriceExplained as Explained } from '../model'
import { explainPrice, type PaymentMode } from '../price-text'
import css from './price-explained.module.scss'

export interface PriceExplainedProps {
  readonly explained: Explained
  readonly onChoose: (couponReceiveId: string | null) => void
}

/**
 * Whether the selection is the cheapest; a sheet shows every alternative with its cost, and what could not be
 * used.
 */
export function PriceExplained({ explained, onChoose }: PriceExplainedProps) {
  const [open, setOpen] = useState(false)
  const { couldSaveFen, ways, unused } = explainPrice(explained)
  const verdict = couldSaveFen > 0 ? `换个方案可省 ${formatYuan(couldSaveFen)}` : '已是最省方案'
  const choose = (way: PaymentMode) => {
    onChoose(way.couponReceiveId)
    setOpen(false)
  }
  return (
    <CellGroup>
      <Cell title='价格说明' value={verdict} onPress={() => setOpen(true)} />
      <Sheet open={open} title='价格说明' onClose={() => setOpen(false)}>
        <View className={css.lead}>{`已比较 ${ways.length} 种付法，${verdict}。`}</View>
        <View {...{ role: 'radiogroup' }} aria-label='付法'>
          {ways.map((way) => (
            <Way key={way.couponReceiveId ?? ''} way={way} onChoose={choose} />
          ))}
        </View>
        {unused.length > 0 ? <View className={css.title}>没有用上的优惠</View> : null}
        {unused.map(({ name, why }, index) => (
          <View key={index} className={css.unused}>
            <View className={css.name}>{name}</View>
            <View className={css.why}>{why}</View>
          </View>
        ))}
      </Sheet>
    </CellGroup>
  )
}

function Way({ way, onChoose }: { way: PaymentMode; onChoose: (way: PaymentMode) => void }) {
  const { title, note, payFen, chosen } = way
  return (
    <Pressable
      className={classNames(css.row, chosen && css.chosen)}
      role='radio'
      selected={chosen}
      onPress={() => onChoose(way)}
    >
      <View className={css.text}>
        <View className={css.way}>{title}</View>
        <View className={css.why}>{note}</View>
      </View>
      <Price fen={payFen} />
      <Tick on={chosen} />
    </Pressable>
  )
}
