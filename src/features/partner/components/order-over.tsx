import { Ways } from '@/features/order/components/ways'
import { openOrder } from '@/features/order/ways'
import { Button } from '@/ui/button/button'
import { ResultSign } from '@/ui/result-sign/result-sign'
import type { PartnerOrder, PartnerOrderStage } from '../model'
import { stageWords } from '../order-words'
import { backToPartner } from '../way-back'

export interface PartnerOrderOverProps {
  order: PartnerOrder
  stage: Exclude<PartnerOrderStage, 'payable'>
}

/** A partner's order that is not to be paid (any more): how it stands, and the ways on. */
export function PartnerOrderOver({ order, stage }: PartnerOrderOverProps) {
  const { kind, title, text, back } = stageWords(order, stage)
  const { orderNo } = order
  return (
    <>
      <ResultSign kind={kind} title={title}>
        {text}
      </ResultSign>
      <Ways>
        <Button block onPress={() => void backToPartner(order)}>
          {back}
        </Button>
        {orderNo ? (
          <Button kind='plain' block onPress={() => void openOrder(orderNo)}>
            查看订单
          </Button>
        ) : null}
      </Ways>
    </>
  )
}
