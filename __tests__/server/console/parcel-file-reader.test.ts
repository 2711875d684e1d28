/** The file of what waits, as spreadsheets give it back. */
import { csvOf } from '../../../console/lib/csv'
import { EXPORT_COLUMNS, rowsOf } from '../../../console/pages/shipping/export-columns'
import { readParcelFile } from '../../../console/pages/shipping/read-file'

const ORDER = {
  number: '26112816441587656950',
  since: '2026-11-28T08:44:00.000Z',
  note: '=HYPERLINK("http://evil.example")',
  receiver: { name: '沈从文', phone: '13800000002', address: '北京市东城区"东四十条",22 号' },
  lines: [
    { lineNo: 1, name: '粗陶马克杯', waiting: 2 },
    { lineNo: 2, name: '茶', waiting: 1 }
  ]
}
const exported = () => csvOf(EXPORT_COLUMNS, rowsOf(ORDER))
/** The number of a parcel in the first line. */
const filled = () => exported().replace(',,,', ',顺丰,SF1234567890123,')
const ROW = {
  row: 2,
  number: ORDER.number,
  carrier: '顺丰',
  trackingNo: 'SF1234567890123',
  lineNo: '1',
  pieces: '2'
}
const read = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => readParcelFile(new Blob(parts))
const TITLES = '订单号,快递公司,快递单号'

test('Excel reads it whole: numbers and phones are text, and nothing in it is a formula of somebody else’s', () => {
  const text = exported()
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain(`"=""${ORDER.number}"""`)
  expect(text).toContain('"=""13800000002"""')
  expect(text).toContain(`"'=HYPERLINK(`)
  expect(text.split('\r\n').filter((row) => row.includes(ORDER.number))).toHaveLength(2)
})

test('filled in, it is read as it was exported; rows without a number are left out', async () => {
  expect(await read(filled())).toEqual([ROW])
})

test.each([
  ['saved again, without formulas', () => filled().replaceAll(/"=""(\d+)"""/g, '$1')],
  ['with line ends of Unix and empty lines below', () => `${filled().replaceAll('\r\n', '\n')}\n\n`],
  [
    'separated by tabs',
    () => `${TITLES}\t商品行\t件数\n${Object.values(ROW).slice(1).join('\t')}`.replaceAll(',', '\t')
  ],
  [
    'with other columns between',
    () => `客户,件数,快递单号,订单号,商品行,快递公司\n沈,2,SF1234567890123,${ORDER.number},1,顺丰`
  ],
  [
    'with an apostrophe before digits',
    () => `${TITLES},商品行,件数\n'${ORDER.number},顺丰,'SF1234567890123,1,2`
  ]
])('%s', async (_how, text) => {
  expect(await read(text())).toEqual([ROW])
})

test('in the encoding of spreadsheets in China', async () => {
  // 订单号,快递公司,快递单号 and 顺丰 in GB18030
  const titles = Buffer.from('b6a9b5a5bac52cbfecb5ddb9abcbbe2cbfecb5ddb5a5bac50d0a', 'hex')
  const carrier = Buffer.from('cbb3b7e1', 'hex')
  const text = (words: string) => Buffer.from(words)
  const bytes = Buffer.concat([titles, text(`${ORDER.number},`), carrier, text(',SF1234567890123\r\n')])
  expect(await read(new Uint8Array(bytes))).toEqual([{ ...ROW, lineNo: '', pieces: '' }])
})

test.each([
  ['a workbook', 'PK\u0003\u0004', '这是 Excel 工作簿，请在 Excel 或 WPS 中另存为 CSV 后再上传'],
  ['nothing', '', '文件里要有“订单号”、“快递单号”这几列，请用导出的文件填写'],
  ['another table', '姓名,电话\n沈,1', '文件里要有“订单号”、“快递单号”这几列，请用导出的文件填写'],
  ['one that nobody has filled in', exported(), '“快递单号”一列还没有填写']
])('%s is refused in words', async (_what, text, words) => {
  await expect(read(text)).rejects.toThrow(words)
})
