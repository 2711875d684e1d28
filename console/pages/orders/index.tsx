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

/** Ways to look by a whole phone number, by the filter of each; what it is called, and what it says of finding nothing. */
const BY_PHONE = {
  phone: { name: 'ordersByPhone', of: '会员', none: '这个手机号的会员没有符合条件的订单，请核对号码' },
  receiver: { name: 'ordersOfReceiver', of: '收货人', none: '没有寄给这个手机号的订单，请核对号码' }
} as const

/** Orders by number, member, state, day and channel; by the phone of a member or of who receives them in lists of their own. */
export default function Orders() {
  const [filters, setFilters] = useFilters(FILTERS, UNADDRESSED)
  const { phone, receiver, ...others } = filters
  // what is no state is refused by the server, with words
  const asked = others as Filters<'orders'>
  const way = receiver === undefined ? BY_PHONE.phone : BY_PHONE.receiver
  const whole = receiver ?? phone
  const byPhone = whole === undefined ? null : filtersOf(whole, others)
  return (
    <Page
      title='订单'
      actions={
        byPhone ? (
          <CsvButton name={way.name} filters={byPhone} {...FILE} />
        ) : (
          <CsvButton name='orders' filters={asked} {...FILE} />
        )
      }
    >
      <OrderFilters filters={filters} onFiltered={setFilters} />
      {byPhone ? <ByPhone key={way.name} way={way} filters={byPhone} /> : <OfAll filters={asked} />}
    </Page>
  )
}

type ByPhoneFilters = Filters<'ordersByPhone' | 'ordersOfReceiver'>

const filtersOf = (phone: string, { state, from, to, channel }: OrderFilter) =>
  ({ phone, state, from, to, channel }) as ByPhoneFilters

function OfAll({ filters }: { readonly filters: Filters<'orders'> }) {
  return <PagedRows pages={usePages('orders', filters)} {...LIST} none='没有符合条件的订单' />
}

interface ByPhoneProps {
  readonly way: (typeof BY_PHONE)[keyof typeof BY_PHONE]
  readonly filters: ByPhoneFilters
}

function ByPhone({ way: { name, of, none }, filters }: ByPhoneProps) {
  const pages = usePages(name, filters, { refetchOnWindowFocus: false })
  return (
    <>
      <Alert type='info' showIcon message={`按${of}手机号查询，每次都会记入操作记录`} />
      <PagedRows pages={pages} {...LIST} none={none} />
    </>
  )
}
