import { giftSender } from '../shipping'

/** Sends the goods of claimed prizes. */
export const sendPrizes = giftSender(
  {
    table: 'lottery_draws',
    id: 'id',
    itemId: 'prize_id',
    itemName: 'prize_name',
    goods: `prize_kind = 'goods'`
  },
  '抽奖奖品'
)
