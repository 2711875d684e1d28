import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { CsvColumn } from '../lib/csv'
import { saveFile } from '../lib/save-file'

interface Props<Row> {
  readonly rows: readonly Row[]
  /** The file's name, without its ending. */
  readonly file: string
  readonly columns: readonly CsvColumn<Row>[]
}

/** Exports rows that are all there, as a file for Excel. */
export function FileButton<Row>({ rows, file, columns }: Props<Row>) {
  const save = async () => {
    const { csvOf } = await import('../lib/csv')
    saveFile(`${file}.csv`, csvOf(columns, rows))
  }
  return (
    <Button icon={<DownloadOutlined />} disabled={rows.length === 0} onClick={() => void save()}>
      导出 CSV
    </Button>
  )
}
