import type { ConsoleData } from '@contract/console/types'
import { useRead } from '../api/use-read'
import { ActButton } from '../parts/act-button'
import type { Column } from '../parts/column'
import { Rows } from '../parts/rows'
import { Section } from '../parts/section'
import { Time } from '../parts/time'

type Taken = ConsoleData<'redeemedToday'>['items'][number]

/** A mistake can be undone this long; the server decides. */
const UNDO_MS = 600_000

const isFresh = ({ at }: Taken) => Date.now() - Date.parse(at) < UNDO_MS

const COLUMNS: readonly Column<Taken>[] = [
  { title: '名称', show: ({ name }) => name },
  { title: '时间', show: ({ at }) => <Time at={at} /> },
  {
    title: '撤销',
    show: (taken) => {
      if (taken.undone) return '已撤销'
      return isFresh(taken) ? <Undo taken={taken} /> : '—'
    }
  }
]

const Undo = ({ taken: { kind, id } }: { readonly taken: Taken }) => (
  <ActButton name='undoRedeem' label='撤销' done='已撤销' inputOf={({ reason }) => ({ kind, id, reason })} />
)

/** What I have taken today. */
export function Today() {
  const { data } = useRead('redeemedToday', {})
  return (
    <Section title={`今日核销 ${data?.items.filter(({ undone }) => !undone).length ?? 0} 张`}>
      <Rows columns={COLUMNS} rows={data?.items ?? []} keyOf={({ actId }) => actId} none='今日没有核销' />
    </Section>
  )
}
