import { memo } from 'react'
import { isBlankPrize, type ReceiveRecord, type ReceiveState } from '@/features/privilege/model'
import { parcelNote, parcelState } from '@/features/privilege/parcel-text'
import { formatMinute, formatLastDay } from '@/lib/time'
import { worthText } from '@/lib/worth'
import { Ticket, type TicketProps } from '@/ui/ticket/ticket'
import css from './record-ticket.module.scss'

const LOOK: Readonly<Record<ReceiveState, NonNullable<TicketProps['state']>>> = {
  processing: 'usable',
  issued: 'usable',
  refunding: 'expired',
  used: 'used',
  expired: 'expired',
  failed: 'expired'
}

/** What is still on its way is not over. */
function lookOf({ state, parcel }: ReceiveRecord): NonNullable<TicketProps['state']> {
  return parcel && parcel.state !== 'received' ? 'usable' : LOOK[state]
}

function stateText({ state, account, prize, won, parcel }: ReceiveRecord): string | undefined {
  if (parcel) return parcelState(parcel)
  if (state === 'processing') return '办理中'
  if (state === 'refunding') return '退款中'
  if (state === 'failed') return '未成功'
  if (state === 'expired') return '已过期'
  if (prize && isBlankPrize(prize)) return '未中奖'
  if (account || won) return '已到账'
  return state === 'used' ? '已使用' : undefined
}

function lastLine(record: ReceiveRecord): string {
  const { state, failedReason, usedAt, receivedAt, expiresAt, code, covered, prize, parcel } = record
  if (parcel) return parcelNote(parcel) || `${formatLastDay(expiresAt)} 前填写`
  if (state === 'failed') return failedReason ?? '次数已退回'
  if (state === 'used' && usedAt && prize === null) return `${formatMinute(usedAt)} 使用`
  if ((code || covered) && state === 'issued') return `有效期至 ${formatLastDay(expiresAt)}`
  return `${formatMinute(receivedAt)} 领取`
}

function actionOf(
  { code, covered, state, parcel }: ReceiveRecord,
  onPress: () => void
): TicketProps['action'] {
  if (parcel?.state === 'toClaim') return { text: '填写地址', onPress }
  return (code || covered) && state === 'issued' ? { text: '去使用', onPress } : undefined
}

export interface RecordTicketProps {
  record: ReceiveRecord
  onOpen: (record: ReceiveRecord) => void
}

/** A receive record as a ticket; dimmed once it is used, expired or failed. */
export const RecordTicket = memo(function RecordTicket({ record, onOpen }: RecordTicketProps) {
  const { name, brandName, plateName, prize } = record
  const open = () => onOpen(record)
  return (
    <Ticket
      className={css.ticket}
      value={worthText(record)}
      worth
      valueNote={brandName}
      name={name}
      rule={prize ? `奖品：${prize}` : (plateName ?? undefined)}
      until={lastLine(record)}
      state={lookOf(record)}
      stateText={stateText(record)}
      action={actionOf(record, open)}
      onPress={open}
    />
  )
})
