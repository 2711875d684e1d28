import { View } from '@tarojs/components'
import { Ways } from '@/features/order/components/ways'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import type { OrderSource } from '../orders'
import { useAutoPay, usePartnerOrder } from '../use-partner-order'
import { backToPartner, backWords } from '../way-back'
import { PartnerOrder } from './partner-order'
import css from './pay-redirect.module.scss'

export interface PayProps {
  title: string
  source: OrderSource
  /** The partner's number. */
  orderNo: string
}

/** From a partner to our cashier: shows what is being paid, makes our order for it and goes on by itself. */
export function PayRedirect({ title, source, orderNo }: PayProps) {
  const view = usePartnerOrder(source, orderNo)
  useAutoPay(view)
  const { busy, fault, pay } = view
  return (
    <PartnerOrder title={title} view={view}>
      {(order) =>
        fault === undefined ? (
          <View className={css.going} role='status'>
            正在前往收银台…
          </View>
        ) : (
          <Ways>
            <Fault text={fault} className={css.fault} />
            <Button block loading={busy} onPress={pay}>
              重试
            </Button>
            <Button kind='quiet' block onPress={() => void backToPartner(order)}>
              {backWords(order)}
            </Button>
          </Ways>
        )
      }
    </PartnerOrder>
  )
}
