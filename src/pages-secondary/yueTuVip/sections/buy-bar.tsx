import type { LoungePlan } from '@/features/lounge/model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'

export interface BuyBarProps {
  chosen: LoungePlan | undefined
  /** The member had a membership before. */
  renews: boolean
  onBuy: () => void
}

/** The price of the chosen plan, and the button to the cashier. */
export function BuyBar({ chosen, renews, onBuy }: BuyBarProps) {
  if (!chosen) return null
  return (
    <BottomBar aside={<Price fen={chosen.priceFen} size='large' />}>
      <Button size='large' block onPress={onBuy}>
        {renews ? '续购会员' : '立即开通'}
      </Button>
    </BottomBar>
  )
}
