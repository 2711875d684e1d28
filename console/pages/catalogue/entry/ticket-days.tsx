import type { ConsoleData } from '@contract/console/types'
import type { Column } from '../../../parts/column'
import { Rows } from '../../../parts/rows'
import { Section } from '../../../parts/section'
import { Amount } from '../parts/amount'
import { SaleState } from '../parts/sale-state'
import { StockButton } from './entry-acts'

type Day = ConsoleData<'catalogueEntry'>['days'][number]

interface Props {
  /** Of the ticket. */
  readonly name: string
  readonly days: readonly Day[]
  readonly mayChange: boolean
}

const SHOWN: readonly Column<Day>[] = [
  { title: '日期', show: ({ day }) => <span className='numbers'>{day}</span> },
  { title: '价格', isNumber: true, show: ({ priceFen }) => <Amount fen={priceFen} /> },
  { title: '余票', isNumber: true, show: ({ stock }) => stock ?? '不限' },
  { title: '已售', isNumber: true, show: ({ sold }) => sold },
  { title: '状态', show: (day) => <SaleState {...day} /> }
]

/** Each day on which the ticket is sold: prices are the ticket's, what is left is the day's own. */
export function TicketDays({ name, days, mayChange }: Props) {
  const acts: Column<Day> = {
    title: '处理',
    show: ({ itemId, day, stock }) =>
      stock === null ? (
        '—'
      ) : (
        <StockButton kind='ticket-days' itemId={itemId} name={`${name} ${day}`} stock={stock} />
      )
  }
  return (
    <Section title='各日余票'>
      <Rows
        columns={mayChange ? [...SHOWN, acts] : SHOWN}
        rows={days}
        keyOf={({ itemId }) => itemId}
        none='还没有可售的日期'
      />
    </Section>
  )
}
