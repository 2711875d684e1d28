import { consoleLotteryEndpoints } from '@contract/console/lotteries/endpoints'
import { consoleLotterySchemas } from '@contract/console/lotteries/schema'
import type { Kit } from '../http/kit'
import { operatorLotteries, operatorLottery, operatorWinners } from '../modules/lottery'
import type { BindConsole } from './bind'

/** Lotteries: what was drawn, against what was promised. */
export function bindLotteries({ db }: Kit, bind: BindConsole): void {
  bind(consoleLotteryEndpoints, consoleLotterySchemas, {
    lotteries: (_input, { now }) => operatorLotteries(db, now),
    lotteryPrizes: ({ lotteryId }, { now }) => operatorLottery(db, lotteryId, now),
    lotteryWinners: (input) => operatorWinners(db, input)
  })
}
