import type { LoungePlan } from '@/features/lounge/model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'

export interface BuyBarProps {
  chosen: LoungePlan | undefined
  agreed: boolean
  /** One was had before. */
  renews: boolean
  onBuy: () => void
}

/** What the chosen membership costs, and the way to the cashier once its terms are agreed to. */
export function BuyBar({ chosen, agreed, renews, onBuy }: BuyBarProps) {
  if (!chosen) return null
  return (
    <BottomBar
      aside={<Price fen={chosen.priceFen} size='large' />}
      note={agreed ? undefined : '请先阅读并勾选同意服务条款'}
    >
      <Button size='large' block disabled={!agreed} onPress={onBuy}>
        {renews ? '续购会员' : '立即开通'}
      </Button>
    </BottomBar>
  )
}
