import type { ConsoleData } from '@contract/console/types'
import { useRead } from '../../api/use-read'
import { BILL_LABELS, BILL_STATE_LABELS } from '../../labels/money'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { Rows } from '../../parts/rows'
import { Time } from '../../parts/time'

type Bill = ConsoleData<'bills'>['items'][number]

const COLUMNS: readonly Column<Bill>[] = [
  { title: '日期', show: ({ day }) => <span className='numbers'>{day}</span> },
  { title: '账单', show: ({ bill }) => BILL_LABELS[bill] },
  { title: '状态', show: ({ state }) => BILL_STATE_LABELS[state] },
  { title: '行数', isNumber: true, show: ({ rows }) => rows },
  { title: '待处理差异', isNumber: true, show: ({ open }) => open },
  { title: '下载时间', show: ({ storedAt }) => <Time at={storedAt} /> },
  { title: '对账时间', show: ({ matchedAt }) => <Time at={matchedAt} /> }
]

/** The last bills of the payment channel. */
export function Bills() {
  const { data, error, isPending, refetch } = useRead('bills', {})
  if (error) return <Failed error={error} retry={() => void refetch()} />
  return (
    <Rows
      columns={COLUMNS}
      rows={data?.items ?? []}
      keyOf={({ day, bill }) => `${day} ${bill}`}
      isLoading={isPending}
      none='还没有账单'
    />
  )
}
