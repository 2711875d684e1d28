import { Alert, Button, Modal, Upload } from 'antd'
import { useState, type ReactNode } from 'react'
import { messageOf } from '../api/refusal'
import { UnreadFile } from '../lib/unread-file'
import { Rows } from './rows'
import type { Column } from './column'

interface Props<Row extends { readonly row: number }> {
  readonly title: string
  /** What the file is, and what becomes of it. */
  readonly hint: string
  readonly columns: readonly Column<Row>[]
  /** Null until a file was read. */
  readonly rows: readonly Row[] | null
  readonly summary: string
  readonly isSent: boolean
  /** What the button that sends it says. */
  readonly does: string
  readonly isReady: boolean
  readonly isPending: boolean
  /** Why sending failed; null if it did not. */
  readonly error: Error | null
  /** Reads the file that was chosen; what it throws is shown. */
  readonly onFile: (file: Blob) => Promise<void>
  readonly onSend: () => void
  readonly onClose: () => void
  /** Fields beside the file. */
  readonly children?: ReactNode
}

/** A file of rows in a dialog: chosen, looked at row by row, sent, and what became of each row. */
export function FileDialog<Row extends { readonly row: number }>(props: Props<Row>) {
  const { title, hint, columns, rows, summary, isSent, does, isReady, isPending, error } = props
  const { onFile, onSend, onClose, children } = props
  const [fault, setFault] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const read = async (file: Blob) => {
    setFault(null)
    setReading(true)
    try {
      await onFile(file)
    } catch (problem) {
      setFault(problem instanceof UnreadFile ? problem.message : messageOf(problem))
    } finally {
      setReading(false)
    }
  }
  const told = fault ?? (error && messageOf(error))
  return (
    <Modal
      title={title}
      open
      width={880}
      maskClosable={false}
      onCancel={onClose}
      footer={
        rows !== null && !isSent ? (
          <Button type='primary' disabled={!isReady} loading={isPending} onClick={onSend}>
            {does}
          </Button>
        ) : (
          <Button onClick={onClose}>关闭</Button>
        )
      }
    >
      <div className='stack'>
        <p className='quiet'>{hint}</p>
        <Upload
          accept='.csv,.txt,text/csv'
          maxCount={1}
          showUploadList={false}
          beforeUpload={(file) => {
            void read(file)
            return false
          }}
        >
          <Button loading={isReading}>{rows === null ? '选择 CSV 文件' : '换一个文件'}</Button>
        </Upload>
        {told !== null && <Alert type='error' showIcon message={told} />}
        {rows !== null && (
          <>
            {!isSent && children}
            <Alert type={isSent ? 'success' : 'info'} showIcon message={summary} />
            <div className='import-rows' role='region' aria-label='文件的各行' tabIndex={0}>
              <Rows columns={columns} rows={rows} keyOf={({ row }) => String(row)} none='没有数据' />
            </div>
          </>
        )}
      </div>
    </Modal>
  )
}
