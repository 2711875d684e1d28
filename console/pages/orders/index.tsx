import type { Filters } from '../../api/paged'
import { usePages } from '../../api/use-pages'
import { useFilters } from '../../lib/use-filters'
import { CsvButton } from '../../parts/csv-button'
import { Page } from '../../parts/page'
import { PagedRows } from '../../parts/paged-rows'
import { COLUMNS, CSV_COLUMNS } from './columns'
import { FILTERS, OrderFilters } from './filters'

/** Orders by number, phone, state, day and channel. */
export default function Orders() {
  const [filters, setFilters] = useFilters(FILTERS)
  // what is no state is refused by the server, with words
  const asked = filters as Filters<'orders'>
  const pages = usePages('orders', asked)
  return (
    <Page
      title='订单'
      actions={<CsvButton name='orders' filters={asked} file='订单' columns={CSV_COLUMNS} />}
    >
      <OrderFilters filters={filters} onFiltered={setFilters} />
      <PagedRows pages={pages} columns={COLUMNS} keyOf={({ orderNo }) => orderNo} none='没有符合条件的订单' />
    </Page>
  )
}
