import type { Merchant } from '../../gateways/pay/merchant'
import type { Trade } from './repository'

/** A trade as in responses and notices. */
export function tradeView(merchant: Merchant, trade: Trade) {
  return {
    mchid: merchant.mchId,
    appid: trade.appId,
    out_trade_no: trade.outTradeNo,
    trade_state: trade.state,
    trade_type: trade.kind === 'h5' ? 'MWEB' : 'JSAPI',
    ...(trade.transactionId && { transaction_id: trade.transactionId }),
    amount: { total: trade.totalFen, payer_total: trade.totalFen, currency: 'CNY' }
  }
}
