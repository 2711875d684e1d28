import { stageTag, type OrderDetail } from '@/features/order/model'
import { outcomeOf } from '@/features/order/outcome'
import { SHIPMENT_LABELS } from '@/features/shipping/model'
import { serverNow } from '@/lib/server-now'
import { Countdown } from '@/ui/countdown/countdown'
import { SignHead } from '@/ui/sign-head/sign-head'
import css from '../index.module.scss'

export interface StateHeadProps extends Pick<OrderDetail, 'order' | 'shipment'> {
  onLate: () => void
}

/** The stage of the order, what happens next, and how long it can still be paid. */
export function StateHead({ order, shipment, onLate }: StateHeadProps) {
  const { state, expiresAt, partnerName } = order
  const overdue = Date.parse(expiresAt) <= serverNow()
  const outcome = outcomeOf({ kind: order.kind, state, overdue, partnerName })
  const title = state === 'fulfilled' ? stageTag(order.stage).text : outcome.title
  const { text } = state === 'fulfilled' && shipment ? SHIPMENT_LABELS[shipment] : outcome
  return (
    <SignHead kind={outcome.kind} title={title}>
      {state === 'unpaid' && !overdue ? (
        <>
          {'剩余 '}
          <Countdown className={css.left} until={expiresAt} onEnd={onLate} />
          {' 后自动关闭'}
        </>
      ) : (
        text
      )}
    </SignHead>
  )
}
