import { Alert } from 'antd'
import type { Filters } from '../../api/paged'
import { usePages } from '../../api/use-pages'
import { useFilters } from '../../lib/use-filters'
import { CsvButton } from '../../parts/csv-button'
import { Page } from '../../parts/page'
import { PagedRows } from '../../parts/paged-rows'
import { COLUMNS, CSV_COLUMNS } from './columns'
import { FILTERS, OrderFilters, UNADDRESSED, type OrderFilter } from './filters'

const FILE = { file: '订单', columns: CSV_COLUMNS }
const LIST = { columns: COLUMNS, keyOf: ({ orderNo }: { readonly orderNo: string }) => orderNo }

/** Orders by number, phone, state, day and channel; by the phone of who receives them in a list of its own. */
export default function Orders() {
  const [filters, setFilters] = useFilters(FILTERS, UNADDRESSED)
  const { receiver, ...others } = filters
  // what is no state is refused by the server, with words
  const asked = others as Filters<'orders'>
  const ofReceiver = receiver === undefined ? null : filtersOf(receiver, others)
  return (
    <Page
      title='订单'
      actions={
        ofReceiver ? (
          <CsvButton name='ordersOfReceiver' filters={ofReceiver} {...FILE} />
        ) : (
          <CsvButton name='orders' filters={asked} {...FILE} />
        )
      }
    >
      <OrderFilters filters={filters} onFiltered={setFilters} />
      {ofReceiver ? <OfReceiver filters={ofReceiver} /> : <OfAll filters={asked} />}
    </Page>
  )
}

const filtersOf = (phone: string, { state, from, to, channel }: OrderFilter) =>
  ({ phone, state, from, to, channel }) as Filters<'ordersOfReceiver'>

function OfAll({ filters }: { readonly filters: Filters<'orders'> }) {
  return <PagedRows pages={usePages('orders', filters)} {...LIST} none='没有符合条件的订单' />
}

function OfReceiver({ filters }: { readonly filters: Filters<'ordersOfReceiver'> }) {
  const pages = usePages('ordersOfReceiver', filters, { refetchOnWindowFocus: false })
  return (
    <>
      <Alert type='info' showIcon message='按收货人手机查询，每次都会记入操作记录' />
      <PagedRows pages={pages} {...LIST} none='没有寄给这个手机号的订单，请核对号码' />
    </>
  )
}
