import { Button } from 'antd'
import type { Pages } from '../api/use-pages'
import type { Column } from './column'
import { Failed } from './failed'
import { Rows } from './rows'

interface Props<Row> {
  readonly pages: Pages<Row>
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  readonly none: string
}

/** A list that is paged by keys. */
export function PagedRows<Row extends object>({ pages, columns, keyOf, none }: Props<Row>) {
  const { items, page, isLoading, error, retry, before, next } = pages
  if (error) return <Failed error={error} retry={retry} />
  return (
    <div>
      <Rows columns={columns} rows={items} keyOf={keyOf} isLoading={isLoading} none={none} />
      {(before || next) && (
        <nav className='pages-foot' aria-label='翻页'>
          <Button disabled={!before} {...(before && { onClick: before })}>
            上一页
          </Button>
          <span>第 {page} 页</span>
          <Button disabled={!next} loading={isLoading} {...(next && { onClick: next })}>
            下一页
          </Button>
        </nav>
      )}
    </div>
  )
}
