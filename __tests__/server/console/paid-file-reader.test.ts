/** The file of what has to be paid, as spreadsheets give it back. */
import { csvOf } from '../../../console/lib/csv'
import { EXPORT_COLUMNS } from '../../../console/pages/referrals/file-columns'
import { readPaidFile } from '../../../console/pages/referrals/read-file'

const row = (memberId: string, channelCode: string, payableFen: number) => ({
  member: { memberId, nickname: '=1+1', phoneMasked: '138****0001' },
  channelCode,
  payableFen,
  pendingFen: 0,
  since: '2026-11-28T08:44:00.000Z'
})
const exported = () => csvOf(EXPORT_COLUMNS, [row('12', 'main', 1250), row('13', 'candy', 99)])
const read = (text: string) => readPaidFile(new Blob([text]))
const PAID = [
  { row: 2, memberId: '12', channelCode: 'main', amountFen: 1250 },
  { row: 3, memberId: '13', channelCode: 'candy', amountFen: 99 }
]

test('what was exported is read as it was', async () => {
  expect(await read(exported())).toEqual(PAID)
})

test('amounts as spreadsheets write them; rows without one were not paid', async () => {
  const text = '会员,待付佣金（元）,渠道\n12,"¥1,234.50",权益中心\n13,,糖糖会员\n'
  expect(await read(text)).toEqual([{ ...PAID[0], amountFen: 123_450 }])
})

test.each([
  ['another table', '姓名\n沈', '文件里要有“会员”、“渠道”、“待付佣金（元）”这几列'],
  ['no amounts', '会员,渠道,待付佣金（元）\n12,权益中心,\n', '“待付佣金（元）”一列没有金额'],
  [
    'a word for an amount',
    '会员,渠道,待付佣金（元）\n12,权益中心,一百\n',
    '第 2 行的金额“一百”不是大于 0 的金额'
  ],
  ['less than nothing', '会员,渠道,待付佣金（元）\n12,权益中心,-5\n', '第 2 行的金额“-5”']
])('%s is refused in words', async (_what, text, words) => {
  await expect(read(text)).rejects.toThrow(words)
})
