import { formatLastDay } from '@/lib/time'
import { ThingCode } from '@/features/wallet/components/thing-code'
import { useLiveKeys } from '@/features/wallet/use-live-keys'
import type { ReceiveRecord, ShownRecord } from '../../model'

/** Our own codes have 16 digits; codes from elsewhere never change. */
export const hasLiveCode = ({ state, code }: ReceiveRecord): boolean =>
  state === 'issued' && code !== null && /^\d{16}$/.test(code)

/** The rotating code of a voucher; once opened, it also opens offline. */
export function LiveVoucher({
  record: { receiveId, brandName, name, expiresAt, standing }
}: {
  record: ShownRecord
}) {
  const face = {
    title: brandName,
    note: `${name} · 有效期至 ${formatLastDay(expiresAt)}`,
    labelOf: () => '',
    data: null
  }
  const { live, lost, retry } = useLiveKeys('voucher', receiveId, true, face)
  return <ThingCode live={live} id={receiveId} standing={standing} withBars lost={lost} onRetry={retry} />
}
