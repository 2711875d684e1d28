import type { ReceiveRecord } from '@/features/privilege/model'
import { parcelNote } from '@/features/privilege/parcel-text'
import { formatMinute, formatLastDay } from '@/lib/time'
import { codeGroups } from '@/ui/voucher-code/code-groups'

/**
 * Identifies a record by its code, so that two of the same kind can be told apart; by its name if it has
 * none.
 */
export const recordTitle = ({ code, name }: ReceiveRecord): string =>
  code ? codeGroups(code).join(' ') : name

/** Its state. */
export function recordNote(record: ReceiveRecord): string {
  const { state, account, expiresAt, usedAt, failedReason, parcel } = record
  if (parcel) return parcelNote(parcel) || `请在 ${formatLastDay(expiresAt)} 前填写收货地址，点按填写`
  switch (state) {
    case 'processing':
      return failedReason ?? '办理中'
    case 'refunding':
      return '退款处理中'
    case 'failed':
      return failedReason ?? '办理失败'
    case 'used':
      return usedAt ? `${formatMinute(usedAt)} 使用` : '已使用'
    case 'expired':
      return `已于 ${formatLastDay(expiresAt)} 到期`
    case 'issued':
      return account ? `已充值到 ${account}` : `有效期至 ${formatLastDay(expiresAt)}，点按查看券码`
  }
}
