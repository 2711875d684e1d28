import { DownloadOutlined } from '@ant-design/icons'
import { App, Button, Progress } from 'antd'
import { useState } from 'react'
import { readPage, type Filters, type ItemOf, type PagedCallName } from '../api/paged'
import { messageOf } from '../api/refusal'
import type { CsvColumn } from '../lib/csv'
import { saveFile } from '../lib/save-file'

interface Props<N extends PagedCallName> {
  readonly name: N
  readonly filters: Filters<N>
  /** The file's name, without its ending. */
  readonly file: string
  readonly columns: readonly CsvColumn<ItemOf<N>>[]
}

const AT_ONCE = 100
/** More rows are for a report. */
const MOST = 10_000

/** Exports the whole list, not only the page that is shown, as a file for Excel. */
export function CsvButton<N extends PagedCallName>({ name, filters, file, columns }: Props<N>) {
  const { message } = App.useApp()
  const [read, setRead] = useState<number | undefined>()
  const save = async () => {
    setRead(0)
    try {
      const rows = await readAll(name, filters, setRead)
      const { csvOf } = await import('../lib/csv')
      saveFile(`${file}.csv`, csvOf(columns, rows))
      if (rows.length >= MOST) void message.warning(`只导出了前 ${MOST} 行，请缩小筛选范围后分次导出`)
    } catch (error) {
      void message.error(messageOf(error))
    } finally {
      setRead(undefined)
    }
  }
  return (
    <Button icon={<DownloadOutlined />} loading={read !== undefined} onClick={() => void save()}>
      导出 CSV
      {read !== undefined && (
        <Progress
          percent={(read / MOST) * 100}
          format={() => `${read} 行`}
          size='small'
          style={{ width: 120 }}
        />
      )}
    </Button>
  )
}

async function readAll<N extends PagedCallName>(
  name: N,
  filters: Filters<N>,
  tell: (read: number) => void
): Promise<readonly ItemOf<N>[]> {
  const rows: ItemOf<N>[] = []
  let cursor: string | undefined
  do {
    const page = await readPage(name, filters, { cursor, limit: AT_ONCE })
    rows.push(...page.items)
    tell(rows.length)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && rows.length < MOST)
  return rows
}
