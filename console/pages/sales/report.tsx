import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { REPORT_LABELS } from '../../labels/figures'
import type { CsvColumn } from '../../lib/csv'
import { useFilters } from '../../lib/use-filters'
import { FileButton } from '../../parts/file-button'
import { Page } from '../../parts/page'

/** The reports there are. */
export type View = keyof typeof REPORT_LABELS

const VIEWS = Object.entries(REPORT_LABELS).map(([value, label]) => ({ value, label }))

/** What the address says of a report. */
export const useReport = () => useFilters(['view', 'from', 'to', 'by', 'channel'])

/** What is to be shown; sales, unless something else is chosen. */
export const viewOf = (view: string | undefined): View =>
  view !== undefined && view in REPORT_LABELS ? (view as View) : 'sold'

interface Props<Row> {
  readonly rows: readonly Row[]
  /** The file's name, without its ending. */
  readonly file: string
  readonly columns: readonly CsvColumn<Row>[]
  readonly children: ReactNode
}

/** A report with the way to the others, and its rows as a file. */
export function Report<Row>({ rows, file, columns, children }: Props<Row>) {
  const [{ view, from, to }, setFilters] = useReport()
  return (
    <Page title='报表' actions={<FileButton rows={rows} file={file} columns={columns} />}>
      <Segmented
        options={VIEWS}
        value={viewOf(view)}
        onChange={(next) => setFilters({ view: next, from, to })}
        style={{ alignSelf: 'flex-start', maxWidth: '100%', overflowX: 'auto' }}
      />
      {children}
    </Page>
  )
}
