import type { StaffAct } from '@contract/console/types'
import { Link } from 'react-router'
import { ACT_LABELS } from '../../labels/acts'
import { ENTRY_KIND_LABELS } from '../../labels/catalogue'
import { labelOf } from '../../labels/label-of'
import { ROLE_LABELS } from '../../labels/roles'
import { exactMomentText } from '../../lib/china-text'
import type { CsvColumn } from '../../lib/csv'
import type { Column } from '../../parts/column'
import { Time } from '../../parts/time'

/** Pages of what acts are about, by its kind. */
const PAGES: Readonly<Record<string, string>> = {
  order: 'order',
  member: 'member',
  cardBatch: 'card-batch',
  ...Object.fromEntries(Object.keys(ENTRY_KIND_LABELS).map((kind) => [kind, `catalogue/${kind}`]))
}

interface AboutProps {
  readonly act: StaffAct
}

function About({ act: { about } }: AboutProps) {
  if (about === null) return '—'
  const page = PAGES[about.kind]
  return page === undefined ? about.id : <Link to={`/${page}/${about.id}`}>{about.id}</Link>
}

const aboutText = ({ about }: StaffAct) => (about === null ? '—' : about.id)

const changeText = ({ before, after }: StaffAct) =>
  [before, after].map((side) => (side === null ? '' : JSON.stringify(side))).join(' → ')

/** What the list shows of an act. */
export const COLUMNS: readonly Column<StaffAct>[] = [
  { title: '时间', show: ({ at }) => <Time at={at} isExact /> },
  { title: '员工', show: ({ staff }) => `${staff.name}（${ROLE_LABELS[staff.role]}）` },
  { title: '操作', show: ({ act }) => labelOf(ACT_LABELS, act) },
  { title: '对象', show: (row) => <About act={row} /> },
  { title: '原因', show: ({ reason }) => reason ?? '—' },
  {
    title: '变化',
    show: (row) => (row.before === null && row.after === null ? '—' : <code>{changeText(row)}</code>)
  }
]

/** What the file has of an act. */
export const CSV_COLUMNS: readonly CsvColumn<StaffAct>[] = [
  { title: '时间', value: ({ at }) => exactMomentText(at) },
  { title: '员工', value: ({ staff }) => staff.name },
  { title: '角色', value: ({ staff }) => ROLE_LABELS[staff.role] },
  { title: '操作', value: ({ act }) => labelOf(ACT_LABELS, act) },
  { title: '对象', value: aboutText },
  { title: '原因', value: ({ reason }) => reason },
  { title: '变化', value: changeText }
]
