import type { Filters } from '../../api/paged'
import { usePages } from '../../api/use-pages'
import { useFilters } from '../../lib/use-filters'
import { CsvButton } from '../../parts/csv-button'
import { Page } from '../../parts/page'
import { PagedRows } from '../../parts/paged-rows'
import { COLUMNS, CSV_COLUMNS } from './columns'

/** The audit trail: who did what, about whom, and why; newest first. */
export default function Acts() {
  const [filters] = useFilters(['about', 'staff'])
  const asked: Filters<'acts'> = filters
  const pages = usePages('acts', asked)
  return (
    <Page
      title='操作记录'
      actions={<CsvButton name='acts' filters={asked} file='操作记录' columns={CSV_COLUMNS} />}
    >
      <PagedRows pages={pages} columns={COLUMNS} keyOf={({ actId }) => actId} none='还没有操作记录' />
    </Page>
  )
}
