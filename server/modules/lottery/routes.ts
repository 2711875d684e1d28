import { lotteryEndpoints } from '@contract/lottery/endpoints'
import { lotterySchemas } from '@contract/lottery/schema'
import { ourNumber } from '../../domain/order-number'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { claimPrize, receivedPrize } from './claim'
import { draw } from './draw'
import { triesOfOrder } from './order-tries'
import { readPrizes } from './prizes'
import { countShare, readLottery, sawDraw } from './read'
import { sendPrizes } from './send'

const MINUTE_MS = 60_000
/** Draws per member and minute: more than anybody can follow. */
const MAX_DRAWS = 60
const SEND_MS = 3_000

/** Endpoints for lotteries and prizes, and shipment of the goods that were won. */
export function lotteryModule({ bind, db, phones, log, gateways, jobs, limit }: Kit): void {
  const source = { db, phones }
  const recharge = { ...source, log, recharge: () => gateways.recharge }
  bind(lotteryEndpoints, lotterySchemas, {
    getLottery: (input, context) => readLottery(db, input, context),
    async drawLottery(input, { memberId, channel, idempotencyKey, now }) {
      await limit(`lottery:${memberId}`, MAX_DRAWS, MINUTE_MS)
      return draw(db, { ...input, memberId, channel, requestKey: idempotencyKey, now })
    },
    getOrderTries: ({ orderNo }, context) => triesOfOrder(db, ourNumber(orderNo), context),
    async sawDraw({ drawId }, { memberId, now }) {
      await sawDraw(drawId, memberId, now, db)
      return null
    },
    async sharedLottery({ lotteryId }, context) {
      await countShare(db, lotteryId, context)
      return null
    },
    listMyPrizes: (input, { memberId, channel, now }) =>
      readPrizes(source, { memberId, channel }, input, now),
    claimPrize: (input, { memberId, idempotencyKey, now }) =>
      claimPrize(recharge, { ...input, memberId, requestKey: idempotencyKey, now }),
    receivedPrize: ({ drawId }, { memberId, now }) => receivedPrize(source, memberId, drawId, now)
  })
  jobs.every('forget lottery links', 60 * MINUTE_MS, (now) => runSweeps('forget lottery links', now, db))
  jobs.every('send prizes', SEND_MS, (now) =>
    sendPrizes({ ...source, log, warehouse: gateways.warehouse }, now)
  )
}
