import type { ConsoleData } from '@contract/console/types'
import { labelOf } from '../../labels/label-of'
import { AFTER_SALE_KIND_LABELS, AFTER_SALE_STATE_LABELS } from '../../labels/orders'
import type { Column } from '../../parts/column'
import { Money } from '../../parts/money'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Time } from '../../parts/time'

type AfterSale = ConsoleData<'orderDetail'>['afterSales'][number]

interface Props {
  readonly afterSales: readonly AfterSale[]
}

const COLUMNS: readonly Column<AfterSale>[] = [
  { title: '类型', show: ({ kind }) => labelOf(AFTER_SALE_KIND_LABELS, kind) },
  { title: '状态', show: ({ state }) => labelOf(AFTER_SALE_STATE_LABELS, state) },
  { title: '金额', isNumber: true, show: ({ amountFen }) => <Money fen={amountFen} /> },
  { title: '原因', show: ({ reason }) => reason },
  { title: '申请时间', show: ({ createdAt }) => <Time at={createdAt} /> }
]

/** What the buyer asked back. */
export const OrderAfterSales = ({ afterSales }: Props) =>
  afterSales.length > 0 && (
    <Section title='售后'>
      <Rows columns={COLUMNS} rows={afterSales} keyOf={({ afterSaleId }) => afterSaleId} none='没有售后' />
    </Section>
  )
