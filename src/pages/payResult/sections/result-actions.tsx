import { ResultButtons } from '@/features/order/components/result-buttons'
import { isOver, isPaid, type CashierKind, type OrderDetail, type PayState } from '@/features/order/model'
import type { OutcomeInput } from '@/features/order/outcome'
import { buyAgain, openOrder, toCashier, viewAtPartner, viewBought } from '@/features/order/navigation'
import { serverNow } from '@/lib/server-now'
import { goHome } from '@/routes/navigate'
import { Button } from '@/ui/button/button'

export interface ResultActionsProps {
  payState: PayState
  search: OutcomeInput['search']
  /** undefined while it loads, */
  detail: OrderDetail | undefined
  /** or if it is unavailable. */
  noDetail: boolean
  onAsk: () => void
}

const VIEW: Readonly<Record<CashierKind | 'ticket', string>> = {
  card: '查看会员卡',
  plate: '去使用权益包',
  product: '查看权益',
  ticket: '查看门票',
  lounge: '出示会员码'
}

/** The follow-up actions of a result. */
export function ResultActions({ payState, search, detail, noDetail, onAsk }: ResultActionsProps) {
  const { orderNo, state, kind, memberCardId, receiveId, partnerName } = payState
  const line = detail?.order.lines[0]
  const order = (
    <Button kind='plain' block onPress={() => void openOrder(orderNo)}>
      查看订单
    </Button>
  )
  if (kind === 'partner' && isPaid(state)) {
    return (
      <ResultButtons>
        <Button block onPress={() => void viewAtPartner(orderNo)}>
          {`返回${partnerName ?? '合作方'}查看`}
        </Button>
        {order}
      </ResultButtons>
    )
  }
  if (state === 'fulfilled' && kind === 'sku') return <ResultButtons>{order}</ResultButtons>
  if (state === 'fulfilled' && kind !== 'partner' && kind !== 'sku') {
    const view = () => viewBought({ kind, orderNo, itemId: line?.itemId ?? '', memberCardId, receiveId })
    return (
      <ResultButtons>
        <Button block disabled={!line} onPress={() => void view()}>
          {VIEW[kind]}
        </Button>
        {order}
      </ResultButtons>
    )
  }
  if (isOver(state) || (state === 'unpaid' && search === 'vain' && isOverdue(payState))) {
    return (
      <ResultButtons>
        {noDetail || state === 'refunding' ? null : (
          <Button block disabled={!detail} onPress={() => detail && void buyAgain(detail.order)}>
            {partnerName === null ? '重新购买' : `返回${partnerName}`}
          </Button>
        )}
        {order}
      </ResultButtons>
    )
  }
  if (search === 'asking') return null
  return (
    <ResultButtons>
      <Button block onPress={onAsk}>
        重新查询
      </Button>
      {state === 'unpaid' ? (
        <Button kind='secondary' block onPress={() => void toCashier(orderNo)}>
          继续支付
        </Button>
      ) : null}
      {order}
      <Button kind='quiet' block onPress={() => void goHome()}>
        先去首页
      </Button>
    </ResultButtons>
  )
}

const isOverdue = ({ expiresAt }: PayState) => Date.parse(expiresAt) <= serverNow()
