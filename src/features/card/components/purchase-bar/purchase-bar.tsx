import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import { View } from '@tarojs/components'
import type { Purchase } from '../../model'
import { purchaseText, type PurchaseText } from '../../purchase-text'
import css from './purchase-bar.module.scss'

export interface PurchaseBarProps {
  purchase: Purchase
  /** What the button says where it may be bought. */
  buyText: string
  /** Integer fen. Leave both out where the price is told on the next page. */
  priceFen?: number
  listPriceFen?: number
  /** Said where the server has no reason against it. */
  note?: string | undefined
  onPress: (way: PurchaseText['way']) => void
}

/** Price and buy button for what the server says of a purchase; neither where the platform forbids selling. */
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
