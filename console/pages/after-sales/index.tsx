import { Segmented } from 'antd'
import type { Filters } from '../../api/paged'
import { usePages } from '../../api/use-pages'
import { useFilters } from '../../lib/use-filters'
import { Page } from '../../parts/page'
import { PagedRows } from '../../parts/paged-rows'
import { COLUMNS } from './columns'

const VIEWS = [
  { value: 'staff', label: '待处理' },
  { value: '', label: '全部' }
]

/** Requests of refunds and returns: those that wait for staff first. */
export default function AfterSales() {
  const [{ view = 'staff' }, setFilters] = useFilters(['view'])
  const asked: Filters<'afterSales'> = view === 'staff' ? { turn: 'staff' } : {}
  const pages = usePages('afterSales', asked)
  return (
    <Page title='售后'>
      <Segmented
        options={VIEWS}
        value={view === 'staff' ? 'staff' : ''}
        onChange={(next) => setFilters({ view: next === 'staff' ? undefined : 'all' })}
        style={{ alignSelf: 'flex-start' }}
      />
      <PagedRows
        pages={pages}
        columns={COLUMNS}
        keyOf={({ afterSaleId }) => afterSaleId}
        none={view === 'staff' ? '没有等待处理的售后' : '暂无售后'}
      />
    </Page>
  )
}
