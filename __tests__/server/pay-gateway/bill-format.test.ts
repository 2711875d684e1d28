/** Bills in the form that WeChat Pay's documentation shows them in. */
import { parseFundBill, parseTradeBill } from '../../../server/gateways/pay/bill-format'
import { PayUnreachable } from '../../../server/gateways/pay/pay-gateway'

const TRADE = [
  '\uFEFF交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注',
  '`2026-11-26 22:35:16,`wx0,`1900,`0,`,`4200002086,`T1P01,`o1,`JSAPI,`SUCCESS,`OTHERS,`CNY,`98.00,`0.00,`0,`0,`0.00,`0.00,`,`,`茶,一盒,`,`0.59000,`0.60%,`98.50,`0.00,`',
  '`2026-11-26 22:45:16,`wx0,`1900,`0,`,`4200002086,`T1P01,`o1,`JSAPI,`REFUND,`OTHERS,`CNY,`0.00,`0.00,`5030310856,`T1P01R01,`10.00,`0.00,`ORIGINAL,`PROCESSING,`茶,`,`-0.06000,`0.60%,`0.00,`10.00,`',
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
  '`2,`98.00,`10.00,`0.00,`0.53000,`98.50,`10.00',
  ''
]

test('payments and refunds, their fees and states; a comma in a name is none between columns', () => {
  expect(parseTradeBill(TRADE.join('\r\n'))).toEqual([
    {
      kind: 'payment',
      number: '4200002086',
      outTradeNo: 'T1P01',
      outRefundNo: null,
      at: new Date('2026-11-26T22:35:16+08:00'),
      amountFen: 9850,
      feeFen: 59,
      rateMillionths: 6000,
      state: null
    },
    {
      kind: 'refund',
      number: '5030310856',
      outTradeNo: 'T1P01',
      outRefundNo: 'T1P01R01',
      at: new Date('2026-11-26T22:45:16+08:00'),
      amountFen: 1000,
      feeFen: -6,
      rateMillionths: 6000,
      state: 'PROCESSING'
    }
  ])
})

const FUND = [
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号',
  '`2026-11-26 13:54:00,`4200000920,`F1,`交易,`交易,`收入,`1.00,`1.00,`system,`,`T1P01',
  '`2026-11-26 13:54:00,`4200000920,`F2,`交易,`扣除交易手续费,`支出,`0.01,`0.99,`system,`,`T1P01',
  '`2026-11-26 13:54:01,`50300806962021,`F3,`退款,`退款,`支出,`0.99,`0.00,`1601API,`退款总金额1.00元;含手续费0.01元,`T1P01R01',
  '`2026-11-26 23:00:00,`W1,`F4,`提现,`提现,`支出,`30000000.00,`0.00,`1601,`,`W1',
  '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额',
  '`4,`1,`1.00,`3,`30000001.00'
].join('\n')

test('what moved on the account, with its sign', () => {
  expect(parseFundBill(FUND).map(({ kind, number, amountFen }) => ({ kind, number, amountFen }))).toEqual([
    { kind: 'payment', number: '4200000920', amountFen: 100 },
    { kind: 'fee', number: '4200000920', amountFen: -1 },
    { kind: 'refund', number: '50300806962021', amountFen: -99 },
    { kind: 'other', number: 'W1', amountFen: -3_000_000_000 }
  ])
})

test.each([
  ['cut off in the rows', TRADE.slice(0, 2)],
  ['without one of its rows', TRADE.filter((_, place) => place !== 1)],
  ['with another form of time', TRADE.map((line) => line.replace('2026-11-26 22:35:16', '26.11.2026'))],
  ['with an amount that is none', TRADE.map((line) => line.replace('98.50', '9e3'))],
  ['without a column that is needed', TRADE.map((line) => line.replace('交易状态', '状态'))],
  ['that is a page of somebody', ['<html>']]
])('a bill %s is no bill', (_, lines) => {
  expect(() => parseTradeBill(lines.join('\n'))).toThrow(PayUnreachable)
})
