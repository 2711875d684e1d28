import type { ConsoleData } from '@contract/console/types'
import { useState } from 'react'
import { useWrite } from '../../api/use-write'
import { FileDialog } from '../../parts/file-dialog'
import { importColumns, summaryOf, type CheckedRow } from './import-columns'
import type { FileRow } from './read-file'

interface Props {
  readonly onClose: () => void
}

interface Shown {
  readonly rows: readonly CheckedRow[]
  readonly isSent: boolean
}

const HINT =
  '先导出待发货，填写快递单号后上传。快递公司可以不填，按单号识别；一个订单分几个包裹时，按商品行拆成几行并改件数。没有快递单号的行不处理。'

/** A file with numbers of parcels: chosen, looked at row by row, sent, and what became of each row. */
export function ImportDialog({ onClose }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  const check = useWrite('checkParcels')
  const send = useWrite('importParcels')
  const ready = shown?.isSent === false ? shown.rows.filter(({ verdict }) => verdict === 'ready') : []
  const read = async (file: Blob) => {
    setShown(null)
    send.reset()
    const { readParcelFile } = await import('./read-file')
    const rows = await readParcelFile(file)
    const { items } = await check.mutateAsync({ rows: [...rows] })
    setShown({ rows: joined(rows, items), isSent: false })
  }
  const ship = () =>
    send.mutate(
      {
        rows: ready.map(({ row, number, carrier, trackingNo, lineNo, pieces }) => ({
          row,
          number,
          carrier,
          trackingNo,
          lineNo,
          pieces
        }))
      },
      {
        onSuccess: ({ items }) => {
          const sent = joined(ready, items)
          const others = shown?.rows.filter(({ verdict }) => verdict !== 'ready') ?? []
          setShown({ rows: [...sent, ...others].sort((a, b) => a.row - b.row), isSent: true })
        }
      }
    )
  return (
    <FileDialog
      title='导入快递单号'
      hint={HINT}
      columns={importColumns}
      rows={shown?.rows ?? null}
      summary={summaryOf(shown?.rows ?? [])}
      isSent={shown?.isSent ?? false}
      does={`确认发货 ${ready.length} 行`}
      isReady={ready.length > 0}
      isPending={send.isPending}
      error={send.error}
      onFile={read}
      onSend={ship}
      onClose={onClose}
    />
  )
}

/** Each row with its verdict. */
function joined(rows: readonly FileRow[], items: ConsoleData<'checkParcels'>['items']): CheckedRow[] {
  const verdicts = new Map(items.map((item) => [item.row, item]))
  return rows.flatMap(({ carrier, ...row }) => {
    const found = verdicts.get(row.row)
    return found
      ? [{ ...row, carrier, verdict: found.verdict, why: found.why, carrierName: found.carrier }]
      : []
  })
}
