import { Empty, Grid, Table } from 'antd'
import type { ReactNode } from 'react'
import type { Column } from './column'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly isLoading?: boolean
  /** Said where there is none. */
  readonly none: string
}

/** Rows as a table; below 768 px, where one has no room, as entries with a line for each column. */
export function Rows<Row extends object>({ columns, rows, keyOf, isLoading = false, none }: Props<Row>) {
  const isWide = Grid.useBreakpoint().md ?? true
  if (!isWide && rows.length > 0) return <Entries columns={columns} rows={rows} keyOf={keyOf} />
  if (!isWide && !isLoading)
    return <Empty className='entry' image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} />
  return (
    <Table<Row>
      size='middle'
      loading={isLoading}
      pagination={false}
      rowKey={keyOf}
      dataSource={[...rows]}
      scroll={{ x: 'max-content' }}
      locale={{
        emptyText: isLoading ? ' ' : <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} />
      }}
      columns={columns.map(({ title, show, isNumber }) => ({
        key: title,
        title,
        ...(isNumber && { align: 'right' as const }),
        render: (_value: unknown, row: Row) => show(row)
      }))}
    />
  )
}

/** The first column is an entry's title; what it does not have is left out. */
const Entries = <Row,>({
  columns: [title, ...others],
  rows,
  keyOf
}: Pick<Props<Row>, 'columns' | 'rows' | 'keyOf'>) => (
  <ul className='entries'>
    {rows.map((row) => (
      <li key={keyOf(row)} className='entry'>
        <strong>{title?.show(row)}</strong>
        <dl className='entry-facts'>
          {others.map((column) => (
            <Fact key={column.title} title={column.title} value={column.show(row)} />
          ))}
        </dl>
      </li>
    ))}
  </ul>
)

interface FactProps {
  readonly title: string
  readonly value: ReactNode
}

const Fact = ({ title, value }: FactProps) =>
  value !== '—' && (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  )
