import type { ConsoleData } from '@contract/console/types'
import { Tag } from 'antd'
import type { Column } from '../../parts/column'
import type { FileRow } from './read-file'

type Verdict = ConsoleData<'checkParcels'>['items'][number]['verdict']

/** A row of the file, and what becomes of it. */
export interface CheckedRow extends FileRow {
  readonly verdict: Verdict
  readonly why: string | null
  /** As it was recognised. */
  readonly carrierName: string | null
}

const VERDICTS: Readonly<Record<Verdict, { readonly label: string; readonly tone: string }>> = {
  ready: { label: '可发货', tone: 'processing' },
  sent: { label: '已发出', tone: 'success' },
  already: { label: '之前已发', tone: 'default' },
  skipped: { label: '没有单号', tone: 'default' },
  refused: { label: '不能发货', tone: 'error' }
}

/** How many rows have which verdict: `可发货 3 行，不能发货 1 行`. */
export const summaryOf = (rows: readonly CheckedRow[]): string =>
  Object.entries(VERDICTS)
    .map(([verdict, { label }]) => [label, rows.filter((row) => row.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${count} 行`)
    .join('，')

/** What is shown of a row. */
export const importColumns: readonly Column<CheckedRow>[] = [
  { title: '行', show: ({ row }) => row },
  {
    title: '结果',
    show: ({ verdict, why }) => (
      <div className='written'>
        <Tag color={VERDICTS[verdict].tone}>{VERDICTS[verdict].label}</Tag>
        {why}
      </div>
    )
  },
  { title: '订单号', show: ({ number }) => <span className='numbers'>{number}</span> },
  { title: '快递公司', show: ({ carrier, carrierName }) => carrierName ?? (carrier || '—') },
  { title: '快递单号', show: ({ trackingNo }) => <span className='numbers'>{trackingNo}</span> },
  { title: '商品行', show: ({ lineNo }) => lineNo || '—' },
  { title: '件数', show: ({ pieces }) => pieces || '全部' }
]
