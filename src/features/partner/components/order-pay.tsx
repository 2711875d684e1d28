import { View } from '@tarojs/components'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import { usePartnerOrder } from '../use-partner-order'
import { backToPartner, backLabel } from '../back-navigation'
import { OrderSummary } from './order-summary'
import { PartnerOrder } from './partner-order'
import css from './pay-redirect.module.scss'
import type { PayProps } from './pay-redirect'
import { SummarySkeleton } from './summary-skeleton'

/** A partner's order paid through us: its details, and the button that leads to the cashier. */
export function OrderPay({ title, source, orderNo }: PayProps) {
  const view = usePartnerOrder(source, orderNo)
  const { query, busy, fault, pay, expire } = view
  const bar = (
    <BottomBar aside={<Price fen={query.data?.payFen ?? 0} size='large' />} note={fault}>
      <Button size='large' block loading={busy} onPress={pay}>
        去支付
      </Button>
    </BottomBar>
  )
  return (
    <PartnerOrder title={title} view={view} bottom={bar} skeleton={<SummarySkeleton />}>
      {(order) => (
        <>
          <OrderSummary order={order} onLate={expire} />
          <View className={css.back}>
            <Button kind='quiet' onPress={() => void backToPartner(order)}>
              {backLabel(order)}
            </Button>
          </View>
        </>
      )}
    </PartnerOrder>
  )
}
