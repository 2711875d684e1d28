import type { ItemOf } from '../../api/paged'
import { labelOf } from '../../labels/label-of'
import { AFTER_SALE_KIND_LABELS, AFTER_SALE_STATE_LABELS } from '../../labels/orders'
import type { Column } from '../../parts/column'
import { MemberLink } from '../../parts/member-link'
import { Money } from '../../parts/money'
import { OrderLink } from '../../parts/order-link'
import { Pictures } from '../../parts/pictures'
import { Time } from '../../parts/time'
import { Decide } from './decide'

type AfterSale = ItemOf<'afterSales'>

/** What the list shows of a request. */
export const COLUMNS: readonly Column<AfterSale>[] = [
  {
    title: '订单',
    show: ({ orderNo }) => <OrderLink orderNo={orderNo} />
  },
  {
    title: '会员',
    show: ({ member }) => <MemberLink member={member} />
  },
  { title: '类型', show: ({ kind }) => labelOf(AFTER_SALE_KIND_LABELS, kind) },
  {
    title: '状态',
    show: ({ state, turn }) => labelOf(AFTER_SALE_STATE_LABELS, state) + (turn?.isLate ? '（已超时）' : '')
  },
  {
    title: '商品',
    show: ({ lines }) =>
      lines.map(({ lineNo, name, quantity }) => (
        <div key={lineNo}>
          {name} × {quantity}
        </div>
      ))
  },
  { title: '金额', isNumber: true, show: ({ amountFen }) => <Money fen={amountFen} /> },
  {
    title: '原因',
    show: ({ reason, note, pictures }) => (
      <>
        {reason}
        {note !== null && <div className='quiet'>{note}</div>}
        <Pictures pictures={pictures} />
      </>
    )
  },
  { title: '申请时间', show: ({ createdAt }) => <Time at={createdAt} /> },
  { title: '处理', show: (row) => <Decide afterSale={row} /> }
]
