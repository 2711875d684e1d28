/**
 * The CSV of WeChat Pay's bills: a line of names, the rows, then a line of names and one of sums. Each value begins with
 * a backtick, so that Excel takes it for text; columns are found by name, as merchants have different ones.
 */
import { fenOf, momentOf, valueOf, type Row } from './bill-values'
import { PayUnreachable, type BillRow } from './pay-gateway'

const TRADE_SUMMARY = '总交易单数'
const FUND_SUMMARY = '资金流水总笔数'

/** Rows of the trade bill (`bill_type=ALL`). @throws PayUnreachable if it is not one, or not whole */
export function parseTradeBill(text: string): BillRow[] {
  return rowsOf(text, TRADE_SUMMARY).map((row) => {
    const state = valueOf(row, '交易状态')
    const isRefund = state === 'REFUND'
    return {
      // REVOKED: a payment at a till that was undone within the day; we have none
      kind: isRefund ? 'refund' : state === 'SUCCESS' ? 'payment' : 'other',
      number: valueOf(row, isRefund ? '微信退款单号' : '微信订单号'),
      outTradeNo: valueOf(row, '商户订单号'),
      outRefundNo: isRefund ? valueOf(row, '商户退款单号') : null,
      at: momentOf(valueOf(row, '交易时间')),
      amountFen: fenOf(amountOf(row, isRefund)),
      feeFen: fenOf(valueOf(row, '手续费')),
      rateMillionths: rateOf(row.get('费率')),
      state: isRefund ? valueOf(row, '退款状态') : null
    }
  })
}

/** Bills of old merchants have the amounts under other names. */
const amountOf = (row: Row, isRefund: boolean): string =>
  isRefund
    ? (row.get('申请退款金额') ?? valueOf(row, '退款金额'))
    : (row.get('订单金额') ?? row.get('应结订单金额') ?? valueOf(row, '总金额'))

const FUND_KINDS: Readonly<Record<string, BillRow['kind']>> = {
  交易: 'payment',
  退款: 'refund',
  扣除交易手续费: 'fee',
  退回交易手续费: 'fee'
}

/** Rows of the fund bill. @throws as parseTradeBill */
export function parseFundBill(text: string): BillRow[] {
  return rowsOf(text, FUND_SUMMARY).map((row) => ({
    kind: FUND_KINDS[valueOf(row, '业务类型')] ?? 'other',
    number: valueOf(row, '微信支付业务单号'),
    outTradeNo: null,
    outRefundNo: null,
    at: momentOf(valueOf(row, '记账时间')),
    amountFen: (valueOf(row, '收支类型') === '支出' ? -1 : 1) * fenOf(valueOf(row, '收支金额(元)')),
    feeFen: null,
    rateMillionths: null,
    state: null
  }))
}

function rowsOf(text: string, summary: string): Row[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
  const names = plain(lines[0] ?? '').split(',')
  const end = lines.findIndex((line) => plain(line).startsWith(summary))
  if (end < 1) throw new PayUnreachable('bill of another shape')
  const rows = lines.slice(1, end).map((line) => {
    const values = valuesOf(line)
    return new Map(names.map((name, place) => [name, values[place] ?? '']))
  })
  // a bill that was cut off would make differences out of what is missing
  if (Number(valuesOf(lines[end + 1] ?? '')[0]) !== rows.length)
    throw new PayUnreachable('bill with another number of rows than it says')
  return rows
}

const plain = (line: string) => line.replaceAll('`', '')

/** A comma within a value has no backtick behind it. */
const valuesOf = (line: string): string[] => line.replace(/^`/, '').split(',`')

/** `0.60%` */
function rateOf(text: string | undefined): number | null {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(text ?? '')?.[1]
  return percent === undefined ? null : Math.round(Number(percent) * 10_000)
}
