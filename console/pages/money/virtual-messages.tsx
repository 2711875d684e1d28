import type { ItemOf } from '../../api/paged'
import { usePages } from '../../api/use-pages'
import { labelOf } from '../../labels/label-of'
import { MESSAGE_LABELS } from '../../labels/money'
import type { Column } from '../../parts/column'
import { PagedRows } from '../../parts/paged-rows'
import { Time } from '../../parts/time'
import { Numbered } from './numbered'

type Message = ItemOf<'virtualMessages'>

const answerText = ({ answer }: Message): string => {
  if (answer === null) return '未自动处理，请到微信公众平台查看'
  return `${answer.refund ? '已答复：建议退款' : '已答复：建议拒绝退款'}。${answer.evidence}`
}

const COLUMNS: readonly Column<Message>[] = [
  { title: '消息', show: ({ event }) => labelOf(MESSAGE_LABELS, event) },
  {
    title: '支付单号',
    show: ({ outTradeNo, orderNo }) =>
      outTradeNo === null ? '未提供' : <Numbered number={outTradeNo} orderNo={orderNo} />
  },
  { title: '处理', show: (message) => <div className='written'>{answerText(message)}</div> },
  { title: '次数', isNumber: true, show: ({ times }) => times },
  { title: '最近一次', show: ({ lastAt }) => <Time at={lastAt} /> }
]

/** What WeChat told of virtual payments beside payments and refunds, which are booked by themselves. */
export function VirtualMessages() {
  const pages = usePages('virtualMessages', {})
  return (
    <PagedRows
      pages={pages}
      columns={COLUMNS}
      keyOf={({ id }) => String(id)}
      none='没有需要关注的虚拟支付消息'
    />
  )
}
