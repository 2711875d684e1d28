import { memo } from 'react'
import { View } from '@tarojs/components'
import { leftNote, lineNote, priceNote, type CartLine } from '@/features/cart/model'
import { formatYuan } from '@/lib/money'
import { openOrder } from '@/features/order/navigation'
import { classNames } from '@/ui/class-names'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import chevronDown from '@/ui/icon/icons/chevron-down.module.scss'
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
  onChangeKind: (line: CartLine) => void
  onRemove: (lines: readonly CartLine[]) => void
}

/** One line of the cart: selection, product, current price and quantity. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { line, onChoose, onEdit, onChangeKind, onRemove } = props
  const { name, picture, chosen, group } = line
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
        <Pressable
          className={classNames(css.picturePart, gone && css.quiet)}
          label={`查看${text}`}
          onPress={gone ? undefined : () => openProduct(line)}
        >
          <Picture className={css.picture} src={picture} />
        </Pressable>
        <View className={css.body}>
          <Pressable
            className={classNames(css.name, gone && css.quiet)}
            onPress={gone ? undefined : () => openProduct(line)}
          >
            <View className={css.nameText}>{text}</View>
          </Pressable>
          <Kind line={line} onChange={onChangeKind} />
          <Notes line={line} />
          {gone ? null : (
            <View className={css.foot}>
              <Price fen={line.unitFen} />
              <View className={css.stepper}>
                <Stepper
                  label={`${text}的数量`}
                  value={line.quantity}
                  most={line.most}
                  onChange={(quantity) => props.onQuantity(line.skuId, Math.min(quantity, line.most))}
                  onEdit={() => onEdit(line)}
                />
              </View>
            </View>
          )}
          {line.orderNo ? <ToOrder orderNo={line.orderNo} /> : null}
        </View>
      </View>
    </SwipeRow>
  )
})

/** The chosen options; pressed, they can be changed while others are sold. */
function Kind({ line, onChange }: { line: CartLine; onChange: (line: CartLine) => void }) {
  const { choices, group, reason } = line
  if (choices.length === 0) return null
  const text = choices.join(' · ')
  if (group === 'gone' && reason !== 'sold_out')
    return <View className={classNames(css.choices, css.quiet)}>{text}</View>
  return (
    <Pressable className={css.kind} onPress={() => onChange(line)}>
      <View className={css.kindChip}>
        <View className={css.kindText}>{text}</View>
        <Icon of={chevronDown} size={16} />
      </View>
    </Pressable>
  )
}

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
