/** Bills of a day, in WeChat Pay's form, from what the sandbox was paid. */
import type { Queryable } from '../../db/client'
import type { BillKind } from '../../gateways/pay/pay-gateway'
import { chinaText, midnightOf } from '../../lib/china-time'
import { tradesBetween, type Trade } from './repository'

/** Per mille: 0.6 %. */
const RATE_PER_MILLE = 6

/** What happened to a trade: it was paid, or a part of it refunded. */
interface Event {
  readonly trade: Trade
  readonly at: Date
  readonly refund: { readonly outRefundNo: string; readonly fen: number } | null
}

/** @returns the CSV; null if nothing happened on that day in China */
export async function billOf(kind: BillKind, day: string, db: Queryable): Promise<string | null> {
  const from = midnightOf(day)
  const until = midnightOf(day, 1)
  const events = (await tradesBetween(from, until, db))
    .flatMap(eventsOf)
    .filter(({ at }) => at >= from && at < until)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  if (events.length === 0) return null
  return kind === 'trade' ? tradeBill(events) : fundBill(events)
}

function eventsOf(trade: Trade): Event[] {
  const refunds = Object.entries(trade.refunds).map(([outRefundNo, fen]) => ({
    trade,
    at: new Date(trade.refundTimes[outRefundNo] ?? trade.createdAt),
    refund: { outRefundNo, fen }
  }))
  return [...(trade.paidAt ? [{ trade, at: trade.paidAt, refund: null }] : []), ...refunds]
}

const amountOf = ({ trade, refund }: Event) => refund?.fen ?? trade.totalFen

/** Negative for a refund: it is given back. */
const feeOf = (event: Event): number => {
  const { trade, refund } = event
  const byRate = Math.round((amountOf(event) * RATE_PER_MILLE) / 1000)
  return refund ? -byRate : (trade.feeFen ?? byRate)
}

/** The sandbox's own number of a refund. */
const refundId = ({ trade, refund }: Event) => `503${trade.transactionId}${refund?.outRefundNo ?? ''}`

const TRADE_COLUMNS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const TRADE_SUMS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

function tradeBill(events: readonly Event[]): string {
  const rows = events.map((event) => {
    const { trade, at, refund } = event
    const paid = refund ? '0.00' : yuan(trade.totalFen)
    const back = yuan(refund?.fen ?? 0)
    return line([
      chinaText(at, 'YYYY-MM-DD HH:mm:ss'),
      trade.appId,
      '1900000109',
      '0',
      '',
      trade.transactionId ?? '',
      trade.outTradeNo,
      trade.payerOpenId ?? '',
      trade.kind === 'h5' ? 'MWEB' : 'JSAPI',
      refund ? 'REFUND' : 'SUCCESS',
      'OTHERS',
      'CNY',
      paid,
      '0.00',
      refund ? refundId(event) : '0',
      refund?.outRefundNo ?? '0',
      back,
      '0.00',
      refund ? 'ORIGINAL' : '',
      refund ? 'SUCCESS' : '',
      // as WeChat Pay does it: a comma within a value is escaped
      trade.description.replaceAll(',', '\\ '),
      '',
      `${yuan(feeOf(event))}000`,
      `${(RATE_PER_MILLE / 10).toFixed(2)}%`,
      paid,
      back,
      ''
    ])
  })
  const paid = yuan(sum(events.map((event) => (event.refund ? 0 : amountOf(event)))))
  const back = yuan(sum(events.map((event) => event.refund?.fen ?? 0)))
  const fees = `${yuan(sum(events.map(feeOf)))}000`
  const sums = line([String(rows.length), paid, back, '0.00', fees, paid, back])
  return file([TRADE_COLUMNS, ...rows, TRADE_SUMS, sums])
}

const FUND_COLUMNS =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号'
const FUND_SUMS = '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额'

/** A payment and its fee are two movements; a refund is one, less the fee that is given back. */
function fundBill(events: readonly Event[]): string {
  const moves = events.flatMap((event) => {
    const fee = feeOf(event)
    if (event.refund) {
      const note = `退款总金额${yuan(event.refund.fen)}元;含手续费${yuan(-fee)}元`
      return [{ event, type: '退款', fen: -(event.refund.fen + fee), note }]
    }
    const paid = { event, type: '交易', fen: event.trade.totalFen, note: '' }
    return fee === 0 ? [paid] : [paid, { event, type: '扣除交易手续费', fen: -fee, note: '' }]
  })
  let balance = 0
  const rows = moves.map(({ event, type, fen, note }, place) => {
    balance += fen
    return line([
      chinaText(event.at, 'YYYY-MM-DD HH:mm:ss'),
      event.refund ? refundId(event) : (event.trade.transactionId ?? ''),
      `${event.trade.transactionId}${place}`,
      event.refund ? '退款' : '交易',
      type,
      fen < 0 ? '支出' : '收入',
      yuan(Math.abs(fen)),
      yuan(balance),
      'system',
      note,
      event.refund?.outRefundNo ?? event.trade.outTradeNo
    ])
  })
  const gained = moves.filter(({ fen }) => fen >= 0).map(({ fen }) => fen)
  const lost = moves.filter(({ fen }) => fen < 0).map(({ fen }) => -fen)
  const counts = [rows.length, gained.length, yuan(sum(gained)), lost.length, yuan(sum(lost))]
  return file([FUND_COLUMNS, ...rows, FUND_SUMS, line(counts.map(String))])
}

const sum = (fen: readonly number[]) => fen.reduce((total, one) => total + one, 0)
const yuan = (fen: number) => (fen / 100).toFixed(2)
const line = (values: readonly string[]) => values.map((value) => `\`${value}`).join(',')
const file = (lines: readonly string[]) => `\uFEFF${lines.join('\r\n')}\r\n`
