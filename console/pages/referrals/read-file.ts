import type { ConsoleInput } from '@contract/console/types'
import { CHANNEL_LABELS } from '../../labels/channels'
import { readCsvFile } from '../../lib/csv-file'
import { UnreadFile } from '../../lib/unread-file'
import { fenOf } from '../../lib/yuan'
import { TITLES } from './file-columns'

export type PaidRow = ConsoleInput<'payCommissions'>['rows'][number]

const CHANNELS = new Map(Object.entries(CHANNEL_LABELS).map(([code, label]) => [label, code]))

/**
 * The rows of a file that say what was paid to whom; rows without an amount were not paid.
 * @throws UnreadFile with the row that cannot be read
 */
export async function readPaidFile(file: Blob): Promise<readonly PaidRow[]> {
  const rows = await readCsvFile(file, TITLES, ['memberId', 'channel', 'amount'])
  const paid = rows
    .filter(({ cell }) => cell.memberId !== '' && cell.amount !== '')
    .map(({ row, cell }) => {
      const amountFen = fenOf(cell.amount.replaceAll(/[¥￥,]/g, ''))
      if (amountFen === undefined) throw new UnreadFile(`第 ${row} 行的金额“${cell.amount}”不是大于 0 的金额`)
      return {
        row,
        memberId: cell.memberId,
        channelCode: CHANNELS.get(cell.channel) ?? cell.channel,
        amountFen
      }
    })
  if (paid.length === 0) throw new UnreadFile(`“${TITLES.amount}”一列没有金额`)
  return paid
}
