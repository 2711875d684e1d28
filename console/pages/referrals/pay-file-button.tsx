import { MAX_PAYOUT_MARK } from '@contract/console/referrals/limits'
import type { ConsoleData } from '@contract/console/types'
import { UploadOutlined } from '@ant-design/icons'
import { Button, Form, Input, Tag } from 'antd'
import { useState } from 'react'
import { useMay } from '../../api/staff'
import { useWrite } from '../../api/use-write'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { yuanOf } from '../../lib/yuan'
import type { Column } from '../../parts/column'
import { FileDialog } from '../../parts/file-dialog'
import { Money } from '../../parts/money'
import { isMark, MARK_HINT } from './mark'
import type { PaidRow } from './read-file'

type Result = ConsoleData<'payCommissions'>['items'][number]

/** A row of the file, and what became of it once it was sent. */
interface ShownRow extends PaidRow {
  readonly result: Result | null
}

const VERDICTS: Readonly<Record<Result['verdict'], { readonly label: string; readonly tone: string }>> = {
  paid: { label: '已登记', tone: 'success' },
  already: { label: '之前已登记', tone: 'default' },
  refused: { label: '未登记', tone: 'error' }
}

const COLUMNS: readonly Column<ShownRow>[] = [
  { title: '行', show: ({ row }) => row },
  {
    title: '结果',
    show: ({ result }) =>
      result === null ? (
        <Tag>待登记</Tag>
      ) : (
        <div className='written'>
          <Tag color={VERDICTS[result.verdict].tone}>{VERDICTS[result.verdict].label}</Tag>
          {result.why}
        </div>
      )
  },
  { title: '会员', show: ({ memberId }) => <span className='numbers'>{memberId}</span> },
  { title: '渠道', show: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '已付金额', show: ({ amountFen }) => <Money fen={amountFen} />, isNumber: true }
]

const HINT =
  '先导出待付佣金，付款后把同一个文件上传：金额改成实际付给每位会员的，没有付的行删掉或清空金额。同一付款单号对每位会员只登记一次，重复上传不会重复登记；金额与已登记的不一致时会提示，不会登记。'

/** Records many payments at once, from the file by which they were made; nothing for whoever may not. */
export function PayFileButton() {
  const [isOpen, setOpen] = useState(false)
  if (!useMay('payCommissions')) return null
  return (
    <>
      <Button icon={<UploadOutlined />} onClick={() => setOpen(true)}>
        按文件登记付款
      </Button>
      {isOpen && <PayFileDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PayFileDialog({ onClose }: { readonly onClose: () => void }) {
  const [rows, setRows] = useState<readonly ShownRow[] | null>(null)
  const [mark, setMark] = useState('')
  const { mutate, isPending, error, reset } = useWrite('payCommissions')
  const isSent = rows?.some(({ result }) => result !== null) ?? false
  const read = async (file: Blob) => {
    setRows(null)
    reset()
    const { readPaidFile } = await import('./read-file')
    setRows((await readPaidFile(file)).map((row) => ({ ...row, result: null })))
  }
  const send = () =>
    mutate(
      { mark: mark.trim(), rows: (rows ?? []).map(({ result: _result, ...row }) => row) },
      {
        onSuccess: ({ items }) => {
          const results = new Map(items.map((item) => [item.row, item]))
          setRows((now) => (now ?? []).map((row) => ({ ...row, result: results.get(row.row) ?? null })))
        }
      }
    )
  return (
    <FileDialog
      title='按文件登记付款'
      hint={HINT}
      columns={COLUMNS}
      rows={rows}
      summary={summaryOf(rows ?? [], isSent)}
      isSent={isSent}
      does={`确认登记 ${rows?.length ?? 0} 笔`}
      isReady={isMark(mark)}
      isPending={isPending}
      error={error}
      onFile={read}
      onSend={send}
      onClose={onClose}
    >
      <Form.Item
        label='付款单号'
        htmlFor='file-mark'
        help={mark !== '' && !isMark(mark) ? MARK_HINT : undefined}
        validateStatus={mark !== '' && !isMark(mark) ? 'error' : ''}
      >
        <Input
          id='file-mark'
          value={mark}
          maxLength={MAX_PAYOUT_MARK}
          placeholder='如 2026-11'
          onChange={({ target }) => setMark(target.value)}
        />
      </Form.Item>
    </FileDialog>
  )
}

/** `共 3 笔，¥120.00`; once it was sent what became of them: `已登记 2 笔，未登记 1 笔`. */
function summaryOf(rows: readonly ShownRow[], isSent: boolean): string {
  if (!isSent)
    return `共 ${rows.length} 笔，${yuanOf(rows.reduce((sum, { amountFen }) => sum + amountFen, 0))}`
  return Object.entries(VERDICTS)
    .map(
      ([verdict, { label }]) =>
        [label, rows.filter(({ result }) => result?.verdict === verdict).length] as const
    )
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${count} 笔`)
    .join('，')
}
