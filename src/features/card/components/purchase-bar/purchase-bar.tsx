import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import { View } from '@tarojs/components'
import type { Purchase } from '../../model'
import { purchaseText, type PurchaseText } from '../../purchase-text'
import css from './purchase-bar.module.scss'

export interface PurchaseBarProps {
  purchase: Purchase
  /** The button's label if it may be bought. */
  buyText: string
  /** Integer fen. Omit both if the price is shown on the next page. */
  priceFen?: number
  listPriceFen?: number
  /** Shown if the server has no reason against buying. */
  note?: string | undefined
  onPress: (way: PurchaseText['way']) => void
}

/**
 * Price and buy button according to the server's purchase status; neither where the platform forbids selling.
 */
export function PurchaseBar({ purchase, buyText, priceFen, listPriceFen, note, onPress }: PurchaseBarProps) {
  const words = purchaseText(purchase, buyText)
  if (!words.button) return <View className={css.notForSale}>{words.note}</View>
  return (
    <BottomBar
      note={words.note ?? (note || undefined)}
      aside={priceFen === undefined ? undefined : <Price fen={priceFen} was={listPriceFen} size='large' />}
    >
      <Button size='large' block disabled={!words.way} onPress={() => onPress(words.way)}>
        {words.button}
      </Button>
    </BottomBar>
  )
}
