import { useStaff } from '../api/staff'
import { ActButton } from '../parts/act-button'
import type { Column } from '../parts/column'
import { Rows } from '../parts/rows'
import { Section } from '../parts/section'
import { Time } from '../parts/time'
import { noteSettled, useDevice } from './device/device'
import { refusedOf, type TakenRow } from './device/rows'
import { tailOf } from './tail'
import { REFUSALS } from './verdicts'

const COLUMNS: readonly Column<TakenRow>[] = [
  { title: '名称', show: ({ name, number }) => `${name} ${tailOf(number)}` },
  { title: '核销时间', show: ({ at }) => <Time at={new Date(at).toISOString()} /> },
  { title: '没有成功', show: ({ told }) => told && REFUSALS[told] },
  { title: '处理', show: (row) => <Settle row={row} /> }
]

const Settle = ({ row: { scan, code, at, told } }: { readonly row: TakenRow }) => (
  <ActButton
    name='settleReported'
    label='处理'
    done='已记录'
    asks='怎么处理的（记入操作记录）'
    inputOf={({ reason }) => ({ code, at: Math.round(at), verdict: told ?? 'old', reason })}
    onDone={() => void noteSettled(scan)}
  />
)

/** What was taken without a network and refused by the server afterwards: somebody has to deal with it. */
export function Refused() {
  const staff = useStaff()
  const { taken } = useDevice()
  const rows = staff ? refusedOf(taken, staff.id) : []
  if (rows.length === 0) return null
  return (
    <Section title={`断网时核销、上传未成功 ${rows.length} 张`}>
      <Rows columns={COLUMNS} rows={rows} keyOf={({ scan }) => scan} none='没有要处理的' />
    </Section>
  )
}
