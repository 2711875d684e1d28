import { ResultButtons } from '@/features/order/components/result-buttons'
import { openOrder } from '@/features/order/navigation'
import { Button } from '@/ui/button/button'
import { ResultSign } from '@/ui/result-sign/result-sign'
import type { PartnerOrder, PartnerOrderStage } from '../model'
import { stageText } from '../order-text'
import { backToPartner } from '../back-navigation'

export interface PartnerOrderOverProps {
  order: PartnerOrder
  stage: Exclude<PartnerOrderStage, 'payable'>
}

/** A partner's order that cannot be paid (any longer): its status and further links. */
export function PartnerOrderOver({ order, stage }: PartnerOrderOverProps) {
  const { kind, title, text, back } = stageText(order, stage)
  const { orderNo } = order
  return (
    <>
      <ResultSign kind={kind} title={title}>
        {text}
      </ResultSign>
      <ResultButtons>
        <Button block onPress={() => void backToPartner(order)}>
          {back}
        </Button>
        {orderNo ? (
          <Button kind='plain' block onPress={() => void openOrder(orderNo)}>
            查看订单
          </Button>
        ) : null}
      </ResultButtons>
    </>
  )
}
