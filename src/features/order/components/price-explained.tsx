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
import { explainPrice, verdictOf, type PaymentMode } from '../price-text'
import type { Claimable } from '../use-claimable'
import css from './price-explained.module.scss'

export interface PriceExplainedProps {
  readonly explained: Explained
  readonly claimable: Claimable
  /** Called with the way that is taken, before its coupon is. */
  readonly onChoose?: (way: PaymentMode) => void
  /** Something else that would save, such as another kind of ticket. */
  readonly other?: OtherSaving | undefined
}

/** A saving that is no way to pay: what it is called, what it saves, and how it is taken. */
export interface OtherSaving {
  readonly name: string
  readonly note: string
  readonly saveFen: number
  readonly onTake: () => void
}

/**
 * Whether the selection is the cheapest; a sheet shows every alternative with its cost, and what could not be
 * used. What saves most is one tap away: a coupon is claimed and used.
 */
export function PriceExplained({ explained, claimable, onChoose, other }: PriceExplainedProps) {
  const [open, setOpen] = useState(false)
  const price = explainPrice(explained)
  const { couldSaveFen, ways, unused } = price
  const [best] = ways
  const verdict = other && couldSaveFen === 0 ? savesText(other) : verdictOf(price)
  const choose = (way: PaymentMode) => {
    onChoose?.(way)
    claimable.take(way)
    setOpen(false)
  }
  return (
    <CellGroup>
      {other ? (
        <Cell
          title={other.name}
          note={other.note}
          value={`可省 ${formatYuan(other.saveFen)}`}
          onPress={other.onTake}
        />
      ) : null}
      {best && couldSaveFen > 0 ? (
        <Cell
          title={best.claimCouponId ? '一键领券并使用' : '换成最省方案'}
          note={`${best.title}，${best.note}`}
          value={`再省 ${formatYuan(couldSaveFen)}`}
          onPress={claimable.claiming === undefined ? () => choose(best) : undefined}
        />
      ) : null}
      <Cell title='价格说明' value={verdict} onPress={() => setOpen(true)} />
      <Sheet open={open} title='价格说明' onClose={() => setOpen(false)}>
        <View className={css.lead}>{`已比较 ${ways.length} 种付法，${verdict}。`}</View>
        <View {...{ role: 'radiogroup' }} aria-label='付法'>
          {ways.map((way) => (
            <Way key={way.key} way={way} onChoose={choose} />
          ))}
        </View>
        {unused.length > 0 ? <View className={css.title}>未使用的优惠</View> : null}
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

const savesText = ({ name, saveFen }: OtherSaving) => `${name}可省 ${formatYuan(saveFen)}`

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
