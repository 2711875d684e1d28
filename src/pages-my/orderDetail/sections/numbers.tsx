import type { Order } from '@/features/order/model'
import { formatMinute } from '@/lib/time'
import { copyText } from '@/platform/feedback/copy-text'
import { navigate } from '@/routes/navigate'
import { Text } from '@tarojs/components'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Icon } from '@/ui/icon/icon'
import copyShape from '@/ui/icon/icons/copy.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from '../index.module.scss'

export interface NumbersProps {
  order: Order
  transactionId: string | null
}

/** The responsible customer service, by what was bought. */
const CHATS = {
  movie: 'pages/hdzchatmovie/index',
  food: 'pages/hdzchatfood/index',
  coupon: 'pages/hdzchatcoupons/index'
} as const

/** Order numbers to give to customer service, and the times. */
export function Numbers({ order, transactionId }: NumbersProps) {
  const { orderNo, createdAt, paidAt, chatSubject = 'coupon' } = order
  return (
    <CellGroup>
      <Cell title='订单号' note={orderNo} value={<Copy what='订单号' text={orderNo} />} />
      {transactionId ? (
        <Cell title='支付单号' note={transactionId} value={<Copy what='支付单号' text={transactionId} />} />
      ) : null}
      <Cell title='下单时间' value={formatMinute(createdAt)} />
      {paidAt ? <Cell title='付款时间' value={formatMinute(paidAt)} /> : null}
      <Cell
        title='智能客服'
        value='问问此订单'
        onPress={() => void navigate('pages-my/aiInterlocution/index', { orderNo })}
      />
      <Cell
        title='联系客服'
        value='咨询此订单'
        onPress={() => void navigate(CHATS[chatSubject], { orderNo })}
      />
    </CellGroup>
  )
}

function Copy({ what, text }: { what: string; text: string }) {
  return (
    <Pressable className={css.copy} label={`复制${what}`} onPress={() => void copyText(text)}>
      <Icon of={copyShape} size={16} />
      <Text className={css.copyWord}>复制</Text>
    </Pressable>
  )
}
