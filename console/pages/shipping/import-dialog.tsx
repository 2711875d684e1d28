import type { ConsoleData } from '@contract/console/types'
import { Alert, Button, Modal, Upload } from 'antd'
import { useState } from 'react'
import { messageOf } from '../../api/refusal'
import { useWrite } from '../../api/use-write'
import { Rows } from '../../parts/rows'
import { importColumns, summaryOf, type CheckedRow } from './import-columns'
import type { FileRow } from './read-file'

interface Props {
  readonly onClose: () => void
}

interface Shown {
  readonly rows: readonly CheckedRow[]
  readonly isSent: boolean
}

/** A file with numbers of parcels: chosen, looked at row by row, sent, and what became of each row. */
export function ImportDialog({ onClose }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const check = useWrite('checkParcels')
  const send = useWrite('importParcels')
  const ready = shown?.isSent === false ? shown.rows.filter(({ verdict }) => verdict === 'ready') : []
  const read = async (file: Blob) => {
    setShown(null)
    setFault(null)
    try {
      const { readParcelFile, UnreadFile } = await import('./read-file')
      const rows = await readParcelFile(file).catch((problem: unknown) => {
        if (problem instanceof UnreadFile) return problem.message
        throw problem
      })
      if (typeof rows === 'string') return setFault(rows)
      const { items } = await check.mutateAsync({ rows: [...rows] })
      setShown({ rows: joined(rows, items), isSent: false })
    } catch (problem) {
      setFault(messageOf(problem))
    }
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
        },
        onError: (problem) => setFault(messageOf(problem))
      }
    )
  return (
    <Modal
      title='导入快递单号'
      open
      width={880}
      maskClosable={false}
      onCancel={onClose}
      footer={
        shown?.isSent === false ? (
          <Button type='primary' disabled={ready.length === 0} loading={send.isPending} onClick={ship}>
            确认发货 {ready.length} 行
          </Button>
        ) : (
          <Button onClick={onClose}>关闭</Button>
        )
      }
    >
      <div className='stack'>
        <p className='quiet'>
          先导出待发货，填写快递单号后上传。快递公司可以不填，按单号识别；一个订单分几个包裹时，按商品行拆成几行并改件数。没有快递单号的行不处理。
        </p>
        <Upload
          accept='.csv,.txt,text/csv'
          maxCount={1}
          showUploadList={false}
          beforeUpload={(file) => {
            void read(file)
            return false
          }}
        >
          <Button loading={check.isPending}>{shown === null ? '选择 CSV 文件' : '换一个文件'}</Button>
        </Upload>
        {fault !== null && <Alert type='error' showIcon message={fault} />}
        {shown !== null && (
          <>
            <Alert type={shown.isSent ? 'success' : 'info'} showIcon message={summaryOf(shown.rows)} />
            <div className='import-rows' role='region' aria-label='文件的各行' tabIndex={0}>
              <Rows
                columns={importColumns}
                rows={shown.rows}
                keyOf={({ row }) => String(row)}
                none='没有数据'
              />
            </div>
          </>
        )}
      </div>
    </Modal>
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
