import { giftSender } from '../shipping'

/** Sends the goods of claimed prizes. */
export const sendPrizes = giftSender('prize')
