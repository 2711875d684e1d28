import type { StaffAct } from '@contract/console/types'
import { ACT_LABELS } from '../../../labels/acts'
import { labelOf } from '../../../labels/label-of'
import type { Column } from '../../../parts/column'
import { Rows } from '../../../parts/rows'
import { Section } from '../../../parts/section'
import { Time } from '../../../parts/time'
import { changeLines } from './change-lines'

interface Props {
  readonly changes: readonly StaffAct[]
  /** What a part is called, by its id: a SKU, a day. Without one, all changes are about the thing itself. */
  readonly names?: ReadonlyMap<string, string>
}

const WHEN: Column<StaffAct> = { title: '时间', show: ({ at }) => <Time at={at} isExact /> }
const WHAT: readonly Column<StaffAct>[] = [
  { title: '操作', show: ({ act }) => labelOf(ACT_LABELS, act) },
  {
    title: '变化',
    show: (act) => <div className='written'>{changeLines(act).join('\n')}</div>
  },
  { title: '原因', show: ({ reason }) => <div className='written'>{reason ?? '—'}</div> },
  { title: '员工', show: ({ staff }) => staff.name }
]

/** Who changed something, when, from what to what, and why. */
export function Changes({ changes, names }: Props) {
  const part: Column<StaffAct> = {
    title: '对象',
    show: ({ about }) => names?.get(about?.id ?? '') ?? '—'
  }
  return (
    <Section title='改动记录'>
      <Rows
        columns={names && names.size > 0 ? [WHEN, part, ...WHAT] : [WHEN, ...WHAT]}
        rows={changes}
        keyOf={({ actId }) => actId}
        none='还没有在这里改动过'
      />
    </Section>
  )
}
