import { lotteryEndpoints } from '@contract/lottery/endpoints'
import { RESULT } from '@contract/envelope/codes'
import { codeOf } from '@/api/error'
import { read, readPages } from '@/api/read'

/** What opens a lottery: its id, or the secret of a link. */
export interface Entrance {
  readonly lotteryId?: string | undefined
  readonly lotteryTk?: string | undefined
}

/** A lottery with the caller's status in it. */
export const lotteryQuery = ({ lotteryId, lotteryTk }: Entrance) =>
  read(lotteryEndpoints.getLottery, {
    ...(lotteryId ? { lotteryId } : {}),
    ...(lotteryTk ? { lotteryTk } : {})
  })

/**
 * The lottery in which a paid order has given tries that are not spent. Secondary content: its failure is not
 * reported.
 */
export const orderTriesQuery = (orderNo: string) => ({
  ...read(lotteryEndpoints.getOrderTries, { orderNo }),
  meta: { background: true }
})

/** The channel has no such lottery, or none at all. */
export const isNoLottery = (error: unknown): boolean => codeOf(error) === RESULT.notFound

const PAGE_SIZE = 20

/** What the member has won, newest first, page by page. */
export const prizesQuery = () => readPages(lotteryEndpoints.listMyPrizes, { pageSize: PAGE_SIZE })
