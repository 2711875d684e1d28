import type { ConsoleData } from '@contract/console/types'
import { useMay } from '../../api/staff'
import { useRead } from '../../api/use-read'
import { labelOf } from '../../labels/label-of'
import { ACCOUNT_LABELS, EVENT_LABELS, UNIT_LABELS } from '../../labels/money'
import { yuanOf } from '../../lib/yuan'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Time } from '../../parts/time'

type Ledger = ConsoleData<'orderLedger'>
type Entry = Ledger['entries'][number]
type Balance = Ledger['balances'][number]

interface Props {
  readonly orderNo: string
}

const amountText = ({ unit, amount }: Pick<Entry, 'unit' | 'amount'>) =>
  unit === 'fen' ? yuanOf(amount) : String(amount)

const accountText = (unit: Entry['unit'], account: string) => labelOf(ACCOUNT_LABELS[unit], account)

const ENTRIES: readonly Column<Entry>[] = [
  { title: '时间', show: ({ at }) => <Time at={at} isExact /> },
  { title: '事项', show: ({ event }) => labelOf(EVENT_LABELS, event.split(':')[0] ?? event) },
  { title: '科目', show: ({ unit }) => UNIT_LABELS[unit] },
  { title: '从', show: ({ unit, from }) => accountText(unit, from) },
  { title: '到', show: ({ unit, to }) => accountText(unit, to) },
  { title: '数额', isNumber: true, show: (entry) => <span className='numbers'>{amountText(entry)}</span> }
]

const BALANCES: readonly Column<Balance>[] = [
  { title: '账户', show: ({ unit, account }) => accountText(unit, account) },
  { title: '科目', show: ({ unit }) => UNIT_LABELS[unit] },
  { title: '余额', isNumber: true, show: (balance) => <span className='numbers'>{amountText(balance)}</span> }
]

/** Every movement of the order's money, points, pieces and rights, and where they are now; nothing for whoever may not see it. */
export function OrderLedger({ orderNo }: Props) {
  const isAllowed = useMay('orderLedger')
  const { data, error, refetch } = useRead('orderLedger', { orderNo }, { enabled: isAllowed })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data || data.entries.length === 0) return null
  return (
    <>
      <Section title='账目'>
        <Rows columns={ENTRIES} rows={data.entries} keyOf={({ id }) => String(id)} none='没有账目' />
      </Section>
      <Section title='账户余额'>
        <Rows
          columns={BALANCES}
          rows={data.balances}
          keyOf={({ unit, account }) => `${unit} ${account}`}
          none='没有余额'
        />
      </Section>
    </>
  )
}
