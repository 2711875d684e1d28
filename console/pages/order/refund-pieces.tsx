import type { ConsoleData } from '@contract/console/types'
import { Alert, App, Button, Segmented } from 'antd'
import { useState } from 'react'
import { messageOf } from '../../api/refusal'
import { useMay } from '../../api/staff'
import { useRead } from '../../api/use-read'
import { useWrite } from '../../api/use-write'
import { PIECES_KIND_LABELS } from '../../labels/orders'
import { ReasonDialog } from '../../parts/reason-dialog'
import { PiecesChoice, type Chosen } from './pieces-choice'
import { PiecesOutcome } from './pieces-outcome'

type Kind = ConsoleData<'previewPieces'>['kinds'][number]

interface Props {
  readonly orderNo: string
}

/** Refunds chosen pieces of an order; shows beforehand what it does. Nothing where no piece can be refunded. */
export function RefundPieces({ orderNo }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isAllowed = useMay('refundPieces')
  const { data } = useRead('previewPieces', { orderNo }, { enabled: isAllowed })
  if (!data || (data.kinds.length === 0 && !isOpen)) return null
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        按件退款
      </Button>
      {isOpen && <PiecesDialog orderNo={orderNo} offer={data} onClose={() => setOpen(false)} />}
    </>
  )
}

interface DialogProps extends Props {
  readonly offer: ConsoleData<'previewPieces'>
  readonly onClose: () => void
}

function PiecesDialog({ orderNo, offer, onClose }: DialogProps) {
  const [wanted, setKind] = useState<Kind | undefined>()
  const [chosen, setChosen] = useState<Chosen>({})
  const { message } = App.useApp()
  const { mutate, error, isPending } = useWrite('refundPieces')
  const kind = wanted ?? offer.kinds[0] ?? 'refund'
  const lines = offer.lines.flatMap(({ lineNo, left }) => {
    const quantity = Math.min(chosen[lineNo] ?? 0, left[kind])
    return quantity > 0 ? [{ lineNo, quantity }] : []
  })
  const {
    data,
    error: unread,
    isPlaceholderData
  } = useRead('previewPieces', { orderNo, kind, lines }, { enabled: lines.length > 0, keepsLast: true })
  const outcome = lines.length > 0 ? data?.outcome : undefined
  const refund = ({ reason }: { readonly reason: string }) =>
    outcome &&
    mutate(
      { orderNo, kind, lines, seenFen: outcome.amountFen, reason },
      {
        onSuccess: ({ state }) => {
          onClose()
          void message.success(state === 'applied' ? '已提交，等仓库停止发货后退款' : '已提交退款')
        }
      }
    )
  return (
    <ReasonDialog
      title='按件退款'
      does='确认退款'
      asks='原因（买家会看到，并记入操作记录）'
      longest={40}
      isOpen
      isReady={Boolean(outcome) && !isPlaceholderData}
      isPending={isPending}
      error={error}
      onDone={refund}
      onClose={onClose}
    >
      {offer.kinds.length > 1 && (
        <Segmented
          value={kind}
          onChange={setKind}
          options={offer.kinds.map((value) => ({ value, label: PIECES_KIND_LABELS[value] }))}
          style={{ marginBottom: 16 }}
        />
      )}
      <PiecesChoice lines={offer.lines} kind={kind} chosen={chosen} onChoose={setChosen} />
      {unread && <Alert type='error' showIcon message={messageOf(unread)} />}
      {lines.length > 0 && data?.refusal && <Alert type='warning' showIcon message={data.refusal} />}
      {outcome && <PiecesOutcome kind={kind} outcome={outcome} lines={offer.lines} />}
    </ReasonDialog>
  )
}
