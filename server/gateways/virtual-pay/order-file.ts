/**
 * The file of `start_download_order`. WeChat's pages say what is asked for and which filters there are, and not how the file
 * looks: this file alone knows its columns. Names come from the filters (交易单号, 商户单号; 已退款, 退款中, 退款失败), with those
 * of WeChat Pay's bills beside them. A file without them is refused, so that nothing is compared with what was misread.
 */
import { parse } from 'csv-parse/sync'
import { fenOf, momentOf, type Row } from '../pay/bill-values'
import { PayUnreachable, type BillRow } from '../pay/pay-gateway'

/** Columns by meaning; the first one that a file has counts. */
const COLUMNS = {
  number: ['交易单号', '微信订单号'],
  outTradeNo: ['商户单号', '商户订单号'],
  paidFen: ['支付金额(元)', '支付金额', '订单金额(元)', '订单金额'],
  paidAt: ['支付时间', '交易时间'],
  refundNumber: ['退款单号', '微信退款单号'],
  outRefundNo: ['商户退款单号'],
  refundFen: ['退款金额(元)', '退款金额'],
  refundAt: ['退款时间', '申请退款时间'],
  refundState: ['退款状态']
} as const

/** Its states in the words of WeChat Pay's bill. */
const REFUND_STATES: Readonly<Record<string, string>> = {
  已退款: 'SUCCESS',
  退款中: 'PROCESSING',
  退款失败: 'FAIL'
}

/** Rows of a file of payments, or of refunds. @throws PayUnreachable if it is of another shape */
export function parseOrderFile(kind: 'payment' | 'refund', file: Buffer): BillRow[] {
  if (file.subarray(0, 2).toString('latin1') === 'PK') throw new PayUnreachable('order file that is packed')
  return rowsOf(file.toString('utf8')).map(kind === 'payment' ? paymentOf : refundOf)
}

const paymentOf = (row: Row): BillRow => ({
  ...NO_FEE,
  kind: 'payment',
  number: oneOf(row, 'number'),
  outTradeNo: oneOf(row, 'outTradeNo'),
  outRefundNo: null,
  at: momentOf(oneOf(row, 'paidAt')),
  amountFen: fenOf(oneOf(row, 'paidFen')),
  state: null
})

function refundOf(row: Row): BillRow {
  const number = oneOf(row, 'refundNumber')
  const state = REFUND_STATES[oneOf(row, 'refundState')]
  if (state === undefined) throw new PayUnreachable('order file with an unknown state of a refund')
  return {
    ...NO_FEE,
    kind: 'refund',
    number,
    outTradeNo: oneOf(row, 'outTradeNo'),
    // Apple's refunds have no number of ours; its message books them under WeChat's
    outRefundNo: oneOf(row, 'outRefundNo') || number,
    at: momentOf(oneOf(row, 'refundAt')),
    amountFen: fenOf(oneOf(row, 'refundFen')),
    state
  }
}

/** Fees are in the monthly settlement alone. */
const NO_FEE = { feeFen: null, rateMillionths: null }

function oneOf(row: Row, meaning: keyof typeof COLUMNS): string {
  for (const name of COLUMNS[meaning]) {
    const value = row.get(name)
    // what Excel would show as a power of ten is often written behind a tab or a backtick
    if (value !== undefined) return value.replace(/^[\s`]+/, '').trim()
  }
  throw new PayUnreachable(`order file without ${COLUMNS[meaning][0]}`)
}

function rowsOf(text: string): Row[] {
  try {
    const rows = parse(text, { bom: true, columns: (names: string[]) => names.map((name) => name.trim()) })
    return (rows as Readonly<Record<string, string>>[]).map((row) => new Map(Object.entries(row)))
  } catch (cause) {
    throw new PayUnreachable('order file that is no CSV', { cause })
  }
}
