import { memo } from 'react'
import { View } from '@tarojs/components'
import { leftNote, lineNote, priceNote, type CartLine } from '@/features/cart/model'
import { formatYuan } from '@/lib/money'
import { openOrder } from '@/features/order/navigation'
import { classNames } from '@/ui/class-names'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { Stepper } from '@/ui/stepper/stepper'
import { SwipeRow } from '@/ui/swipe-row/swipe-row'
import { Tick } from '@/ui/tick/tick'
import { openProduct } from '../open-product'
import css from '../index.module.scss'

export interface CartRowProps {
  line: CartLine
  onChoose: (line: CartLine) => void
  onQuantity: (skuId: string, quantity: number) => void
  onEdit: (line: CartLine) => void
  onRemove: (lines: readonly CartLine[]) => void
}

/** One line of the cart: selection, product, current price and quantity. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { line, onChoose, onEdit, onRemove } = props
  const { name, choices, picture, chosen, group } = line
  const gone = group === 'gone'
  const text = name || '已失效的商品'
  return (
    <SwipeRow action='删除' onAction={() => onRemove([line])}>
      <View className={css.line}>
        <Pressable
          className={css.tick}
          role='checkbox'
          selected={chosen}
          disabled={group !== 'valid'}
          label={`选择${text}`}
          onPress={() => onChoose(line)}
        >
          {group === 'valid' ? <Tick on={chosen} /> : <View className={css.noTick} />}
        </Pressable>
        <View className={classNames(css.body, gone && css.quiet)}>
          <Pressable className={css.thing} onPress={gone ? undefined : () => openProduct(line)}>
            <Picture className={css.picture} src={picture} />
            <View className={css.words}>
              <View className={css.name}>{text}</View>
              {choices.length > 0 ? <View className={css.choices}>{choices.join(' · ')}</View> : null}
              <Notes line={line} />
            </View>
          </Pressable>
          {gone ? null : (
            <View className={css.foot}>
              <Price fen={line.unitFen} was={line.priceFen} />
              <Stepper
                label={`${text}的数量`}
                value={line.quantity}
                most={line.most}
                onChange={(quantity) => props.onQuantity(line.skuId, Math.min(quantity, line.most))}
                onEdit={() => onEdit(line)}
              />
            </View>
          )}
          {line.orderNo ? <ToOrder orderNo={line.orderNo} /> : null}
        </View>
      </View>
    </SwipeRow>
  )
})

/** What the buyer should know about the line before buying. */
function Notes({ line }: { line: CartLine }) {
  const { cardPriceFen, unitFen, group } = line
  const card =
    group !== 'gone' && cardPriceFen !== null && cardPriceFen < unitFen
      ? `持卡会员价 ${formatYuan(cardPriceFen)}`
      : undefined
  const warn = [lineNote(line), leftNote(line)].filter(Boolean).join(' · ')
  const change = group === 'gone' ? undefined : priceNote(line)
  return (
    <>
      {warn ? <View className={css.warn}>{warn}</View> : null}
      {change ? <View className={css.change}>{change}</View> : null}
      {card ? <View className={css.card}>{card}</View> : null}
    </>
  )
}

function ToOrder({ orderNo }: { orderNo: string }) {
  return (
    <View className={css.foot}>
      <Button kind='secondary' size='small' onPress={() => void openOrder(orderNo)}>
        查看待付款订单
      </Button>
    </View>
  )
}
