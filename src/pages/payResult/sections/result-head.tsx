import { View } from '@tarojs/components'
import { isPaid, type PayState } from '@/features/order/model'
import { outcomeOf, type OutcomeInput } from '@/features/order/outcome'
import { serverNow } from '@/lib/server-now'
import { Price } from '@/ui/price/price'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from '../index.module.scss'

export interface ResultHeadProps {
  payState: PayState
  search: OutcomeInput['search']
}

/** Icon, one sentence, and the amount once it is paid. */
export function ResultHead({ payState, search }: ResultHeadProps) {
  const { state, payFen, expiresAt, partnerName } = payState
  const overdue = Date.parse(expiresAt) <= serverNow()
  const { kind, title, text } = outcomeOf({ kind: payState.kind, state, overdue, search, partnerName })
  return (
    <ResultSign kind={kind} title={title}>
      {isPaid(state) ? (
        <View className={css.amount}>
          <Price fen={payFen} size='large' tone='ink' />
        </View>
      ) : null}
      <View>{text}</View>
    </ResultSign>
  )
}
