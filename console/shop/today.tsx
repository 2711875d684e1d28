import type { ConsoleData } from '@contract/console/types'
import { useEffect } from 'react'
import { useStaff } from '../api/staff'
import { useRead } from '../api/use-read'
import { ActButton } from '../parts/act-button'
import type { Column } from '../parts/column'
import { Rows } from '../parts/rows'
import { Section } from '../parts/section'
import { Time } from '../parts/time'
import { useDevice } from './device/device'
import { waitingOf, type TakenRow } from './device/rows'
import { tailOf } from './tail'
import { ANSWER_MS } from './use-take'

type Taken = ConsoleData<'redeemedToday'>['items'][number]

/** What waits to be sent is shown above what the server has. */
type Row = ({ readonly sent: Taken } | { readonly waiting: TakenRow }) & { readonly key: string }

/** A mistake can be undone this long; the server decides. */
const UNDO_MS = 600_000

const isFresh = ({ at }: Taken) => Date.now() - Date.parse(at) < UNDO_MS

const COLUMNS: readonly Column<Row>[] = [
  {
    title: '名称',
    show: (row) => ('sent' in row ? row.sent.name : `${row.waiting.name} ${tailOf(row.waiting.number)}`)
  },
  {
    title: '时间',
    show: (row) => <Time at={'sent' in row ? row.sent.at : new Date(row.waiting.at).toISOString()} />
  },
  {
    title: '状态',
    show: (row) => {
      if ('waiting' in row) return '待上传'
      if (row.sent.undone) return '已撤销'
      return isFresh(row.sent) ? <Undo taken={row.sent} /> : '—'
    }
  }
]

const Undo = ({ taken: { kind, id } }: { readonly taken: Taken }) => (
  <ActButton name='undoRedeem' label='撤销' done='已撤销' inputOf={({ reason }) => ({ kind, id, reason })} />
)

interface Props {
  /** Called when something can be taken again. */
  readonly onUndone: (() => void) | undefined
}

/** What I have taken today. */
export function Today({ onUndone }: Props) {
  const { data } = useRead('redeemedToday', {}, { answerMs: ANSWER_MS })
  const { taken } = useDevice()
  const staff = useStaff()
  const waiting = staff ? waitingOf(taken, staff.id) : []
  const sent = data?.items ?? []
  const undone = sent.filter((one) => one.undone).length
  useEffect(() => {
    if (undone > 0) onUndone?.()
  }, [undone, onUndone])
  const rows: readonly Row[] = [
    ...waiting.map((one) => ({ waiting: one, key: one.scan })).reverse(),
    ...sent.map((one) => ({ sent: one, key: one.actId }))
  ]
  return (
    <Section title={`今日核销 ${rows.length - undone} 张`}>
      <Rows columns={COLUMNS} rows={rows} keyOf={({ key }) => key} none='今日没有核销' />
    </Section>
  )
}
