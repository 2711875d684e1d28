import { useEffect, useState, type ReactNode } from 'react'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { continuesText, termText } from '@/lib/card-term'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { useCreateOrder } from '../commands'
import type { OrderDraft, OrderPreview, Referral } from '../model'
import type { Payment } from '../payment-machine'
import { isPriceChanged, PurchaseNotice, refusalOf } from '../refusal'
import { useCheckout } from '../use-checkout'
import { useResumedOrder } from '../use-resumed-order'
import { Agreements } from './agreements'
import { Amounts } from './amounts'
import { CardChoice } from './card-choice'
import { CashierSkeleton } from './cashier-skeleton'
import { CouponCell } from './coupon-cell'
import { CouponSheet } from './coupon-sheet'
import { CouponsLost } from './coupons-lost'
import { NeedMobile } from './need-mobile'
import { OrderLines } from './order-lines'
import { PayBar } from './pay-bar'
import { PayMethod } from './pay-method'
import { PriceExplained } from './price-explained'
import { RefusalState } from './refusal-state'

const PRICE_CHANGED = '金额有变化，请核对后再支付'

export interface DraftCashierProps {
  title: string
  draft: OrderDraft
  referral: Referral
  head?: ReactNode
  payment: Payment
  /** Called when the order of this draft exists. */
  onOrder: (orderNo: string) => void
  onPay: (create: () => Promise<string>) => void
}

/** What a purchase costs, the choice of coupon and card, and the button that makes the order and pays it. */
export function DraftCashier(props: DraftCashierProps) {
  const { title, draft, referral, head, payment, onOrder, onPay } = props
  const checkout = useCheckout(draft)
  const { preview, explained, coupons, claimable, lostCoupons, chosen, cards, memberCardId } = checkout
  const resumed = useResumedOrder(checkout.draft, referral)
  const createOrder = useCreateOrder()
  const [choosing, setChoosing] = useState(false)

  useEffect(() => {
    if (typeof resumed === 'string') onOrder(resumed)
    // tells it once
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resumed])

  const refusal = refusalOf(preview.error)
  if (refusal) {
    const plateId = draft.kind === 'plate' ? draft.itemId : undefined
    return <RefusalState title={title} refusal={refusal} plateId={plateId} />
  }

  const { data, isPlaceholderData } = preview
  const create = async ({ payFen }: OrderPreview): Promise<string> => {
    try {
      const order = await createOrder({ ...checkout.draft, referral, seenFen: payFen })
      onOrder(order.orderNo)
      // an order of an earlier tap whose response was lost may have a different price
      if (order.payFen !== payFen) throw new PurchaseNotice(PRICE_CHANGED)
      return order.orderNo
    } catch (error) {
      if (!isPriceChanged(error)) throw error
      await preview.refetch()
      throw new PurchaseNotice(PRICE_CHANGED)
    }
  }
  const finding = resumed !== null && payment.step === 'idle'
  const bar =
    data && !finding ? (
      <PayBar
        payFen={data.payFen}
        payment={payment}
        blocked={
          data.needMobile ? '请先绑定手机号' : lostCoupons ? '请先重新加载优惠券，或选择不使用' : undefined
        }
        onPay={() => {
          if (!isPlaceholderData) onPay(() => create(data))
        }}
      />
    ) : null

  return (
    <Page title={title} bottom={bar}>
      <Stateful query={finding ? { ...preview, data: undefined } : preview} skeleton={<CashierSkeleton />}>
        {({ lines, totalFen, discountFen, payFen, needMobile, nextTerm, rechargeTo }) => (
          <>
            {needMobile ? <NeedMobile onBound={() => void preview.refetch()} /> : null}
            {head ?? <OrderLines lines={lines} />}
            {draft.kind === 'plate' ? (
              <CardChoice cards={cards} chosenId={memberCardId} onChoose={checkout.chooseCard} />
            ) : null}
            {nextTerm ? (
              <CellGroup>
                <Cell
                  title={nextTerm.renews ? '续费后新增' : '有效期'}
                  value={termText(nextTerm)}
                  note={nextTerm.renews ? continuesText(nextTerm) : undefined}
                />
              </CellGroup>
            ) : null}
            {rechargeTo ? (
              <CellGroup>
                <Cell
                  title='充值手机号'
                  value={rechargeTo}
                  note='付款后充值到您登录的手机号，到账后无法撤回'
                />
              </CellGroup>
            ) : null}
            <CellGroup>
              {lostCoupons ? (
                <CouponsLost {...lostCoupons} />
              ) : (
                <CouponCell
                  choices={coupons}
                  claimable={claimable.offers}
                  chosen={chosen}
                  onPress={() => setChoosing(true)}
                />
              )}
            </CellGroup>
            <Amounts totalFen={totalFen} discountFen={discountFen} payFen={payFen} />
            {explained ? <PriceExplained explained={explained} claimable={claimable} /> : null}
            <PayMethod />
            <Agreements kind={draft.kind} />
          </>
        )}
      </Stateful>
      <CouponSheet
        open={choosing}
        choices={coupons}
        claimable={claimable}
        chosenId={chosen?.coupon.couponReceiveId}
        onChoose={checkout.chooseCoupon}
        onClose={() => setChoosing(false)}
      />
    </Page>
  )
}
