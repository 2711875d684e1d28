import { addressEndpoints } from '../../../contract/address/endpoints'
import type { Recognised } from '../../../contract/types'
import { recogniseAddress } from '../../../server/modules/address/recognise/recognise'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'
import { CORPUS } from './corpus'

const areaOf = ({ province, city, district }: Recognised) =>
  [province, city, district].filter((part) => part !== '').join(' ')
const read = (text: string) => {
  const found = recogniseAddress(text)
  return [found.name, found.mobile, areaOf(found), found.detail]
}

test('of the corpus at least 95 in 100 are read wholly right', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(60)
  const wrong = CORPUS.filter(([text, ...said]) => JSON.stringify(read(text)) !== JSON.stringify(said))
  expect(wrong.length / CORPUS.length).toBeLessThanOrEqual(0.05)
})

describe('what others read wrongly', () => {
  test.each([
    [
      'city-name-inside-estate-name',
      '新疆伊宁市上海城3号楼 马丽 15277778888',
      ['马丽', '15277778888', '新疆维吾尔自治区 伊犁哈萨克自治州 伊宁市', '上海城3号楼']
    ],
    [
      'no-separators',
      '张三13800138000广东省广州市天河区体育西路191号',
      ['张三', '13800138000', '广东省 广州市 天河区', '体育西路191号']
    ],
    [
      'no-separators, the name behind the house',
      '广东省佛山市顺德区大良街道1号林志强13922223333',
      ['林志强', '13922223333', '广东省 佛山市 顺德区', '大良街道1号']
    ],
    [
      'name-and-address-swapped',
      '上海市浦东新区世纪大道100号 13800138000 张三',
      ['张三', '13800138000', '上海市 上海市 浦东新区', '世纪大道100号']
    ],
    [
      'traditional-characters',
      '陳大文 13688889999 廣東省深圳市南山區科技園路1號',
      ['陳大文', '13688889999', '广东省 深圳市 南山区', '科技園路1號']
    ],
    [
      'abolished-district',
      '蒋欣 13699990000 浙江省杭州市下城区凤起路334号',
      ['蒋欣', '13699990000', '浙江省 杭州市 拱墅区', '凤起路334号']
    ],
    [
      'labelled-block',
      '收货人：张伟\n手机号码：13833334444\n所在地区：广东省东莞市长安镇\n详细地址：河东一路88号',
      ['张伟', '13833334444', '广东省 东莞市 长安镇', '河东一路88号']
    ],
    [
      'jd-virtual-number',
      '张好[2568] 17012345678 广东省深圳市南山区科技园1号[2568]',
      ['张好', '17012345678', '广东省 深圳市 南山区', '科技园1号[转2568]']
    ],
    [
      'municipality-repeated, and 浦东区',
      '上海 上海市 浦东区 世纪大道100号 张三 13800138000',
      ['张三', '13800138000', '上海市 上海市 浦东新区', '世纪大道100号']
    ],
    [
      'zone-with-county',
      '河北省 雄安新区 容城县 奥威路1号 王五 13800138000',
      ['王五', '13800138000', '河北省 保定市 容城县', '奥威路1号']
    ],
    [
      'zone-without-county: the address keeps it',
      '河北雄安新区容东片区乐安街1号 王五 13800138000',
      ['王五', '13800138000', '河北省 保定市', '雄安新区容东片区乐安街1号']
    ],
    [
      'city-without-districts-repeated',
      '广东省 东莞市 东莞市 南城街道 鸿福路1号 陈六 13800138000',
      ['陈六', '13800138000', '广东省 东莞市 南城街道', '鸿福路1号']
    ],
    [
      'two-numbers',
      '张三 13800138000/13900139000 浙江省杭州市西湖区文三路1号',
      ['张三', '13800138000', '浙江省 杭州市 西湖区', '文三路1号']
    ],
    [
      'title-in-brackets',
      '李雷（先生） 13800138000 浙江省杭州市西湖区文三路1号',
      ['李雷', '13800138000', '浙江省 杭州市 西湖区', '文三路1号']
    ],
    [
      'place-name-with-number',
      '北京朝阳三里屯soho A座101 李雷 13800138000',
      ['李雷', '13800138000', '北京市 北京市 朝阳区', '三里屯soho A座101']
    ],
    [
      'rare-character',
      '䶮诗 13800138000 浙江省杭州市西湖区文三路1号',
      ['䶮诗', '13800138000', '浙江省 杭州市 西湖区', '文三路1号']
    ],
    [
      'rare-character, two units',
      '𠮷田 13800138000 浙江省杭州市西湖区文三路1号',
      ['𠮷田', '13800138000', '浙江省 杭州市 西湖区', '文三路1号']
    ],
    [
      'middle-dot',
      '阿卜杜拉‧买买提 13800138000 新疆乌鲁木齐市天山区解放北路1号',
      ['阿卜杜拉·买买提', '13800138000', '新疆维吾尔自治区 乌鲁木齐市 天山区', '解放北路1号']
    ]
  ])('%s', (_case, text, said) => {
    expect(read(text)).toEqual(said)
  })
})

test.each<[text: string, said: string]>([
  // the extension of a shop's virtual number, behind the name, the number and the address
  [
    '张好[2568] 18412345678 北京市朝阳区建国路88号',
    '张好|18412345678|北京市 北京市 朝阳区|建国路88号[转2568]'
  ],
  [
    '收货人：张好[2568]\n手机号：18412345678-2568\n地址：北京市朝阳区建国路88号[2568]',
    '张好|18412345678|北京市 北京市 朝阳区|建国路88号[转2568]'
  ],
  ['张好 18412345678 北京市朝阳区建国路88号[1203]', '张好|18412345678|北京市 北京市 朝阳区|建国路88号[1203]'],
  [
    '王五 13800138000 上海 上海市 浦东区 世纪大道100号',
    '王五|13800138000|上海市 上海市 浦东新区|世纪大道100号'
  ],
  ['上海 上海市 浦东区 13800138000', '|13800138000|上海市 上海市 浦东新区|'],
  ['上海浦东张江路1号 王五', '王五||上海市 上海市 浦东新区|张江路1号'],
  ['兰州市兰州新区纬三路1号', '||甘肃省 兰州市 兰州新区|纬三路1号'],
  ['秦皇岛市北戴河区联峰路1号', '||河北省 秦皇岛市 北戴河区|联峰路1号'],
  ['合肥市 高新区 13800138000', '|13800138000|安徽省 合肥市|高新区'],
  ['河北省雄安新区容城县奥威路1号 李雷', '李雷||河北省 保定市 容城县|奥威路1号'],
  ['河北省保定市雄安新区雄县雄州路1号', '||河北省 保定市 雄县|雄州路1号'],
  ['雄安新区悦容小区1号', '||河北省 保定市|雄安新区悦容小区1号'],
  ['广东省 东莞市 东莞市 长安镇 河东一路88号', '||广东省 东莞市 长安镇|河东一路88号'],
  ['广东省东莞市东莞市莞太路1号 李雷', '李雷||广东省 东莞市|莞太路1号'],
  [
    '李雷 13800138000/13900139000 上海市静安区南京西路1号',
    '李雷|13800138000|上海市 上海市 静安区|南京西路1号'
  ],
  [
    '上海市静安区南京西路1号 李雷 13800138000 / 021-62881234',
    '李雷|13800138000|上海市 上海市 静安区|南京西路1号'
  ],
  ['李雷/13800138000/上海市静安区南京西路1号', '李雷|13800138000|上海市 上海市 静安区|南京西路1号'],
  ['李雷（先生） 13800138000 上海市静安区南京西路1号', '李雷|13800138000|上海市 上海市 静安区|南京西路1号'],
  ['李（先生） 13800138000 上海市静安区南京西路1号', '李先生|13800138000|上海市 上海市 静安区|南京西路1号'],
  [
    '欧阳 (女士) 13800138000 上海市静安区南京西路1号',
    '欧阳女士|13800138000|上海市 上海市 静安区|南京西路1号'
  ],
  ['北京朝阳三里屯路19号 李雷', '李雷||北京市 北京市 朝阳区|三里屯路19号'],
  ['北京西城三里河路46号', '||北京市 北京市 西城区|三里河路46号'],
  ['北京东城区东直门外大街48号', '||北京市 北京市 东城区|东直门外大街48号'],
  ['北京朝阳里小区', '||北京市 北京市|朝阳里小区'],
  ['𠮷田 13800138000 上海市静安区𠮷祥路1号', '𠮷田|13800138000|上海市 上海市 静安区|𠮷祥路1号'],
  ['刘䶮 上海市静安区㛃园路1号', '刘䶮||上海市 上海市 静安区|㛃园路1号'],
  ['上海市静安区南京西路1号李䮌𠮷', '李䮌𠮷||上海市 上海市 静安区|南京西路1号'],
  ...['•', '・', '．', '‧', '･', ' · '].map((dot): [string, string] => [
    `阿依古丽${dot}买买提 13800138000 新疆乌鲁木齐市天山区解放北路3号`,
    '阿依古丽·买买提|13800138000|新疆维吾尔自治区 乌鲁木齐市 天山区|解放北路3号'
  ])
])('%s', (text, said) => expect(read(text).join('|')).toBe(said))

test('a district that is no more is told with what took its place', () => {
  expect(recogniseAddress('杭州市下城区凤起路334号').moved).toEqual({ from: '下城区', to: '拱墅区' })
  expect(recogniseAddress('成都市双流县棠湖西路1号').moved).toEqual({ from: '双流县', to: '双流区' })
  expect(recogniseAddress('杭州市拱墅区凤起路334号').moved).toBeNull()
})

test('the area is whole only where nothing is left to choose; a city without districts is whole', () => {
  expect(recogniseAddress('湖北省仙桃市沔阳大道58号')).toMatchObject({ areaCode: '429004', district: '' })
  expect(recogniseAddress('深圳市科技园科苑路8号')).toMatchObject({ areaCode: '', nearestCode: '440300' })
  expect(recogniseAddress('广东省大学城1号')).toMatchObject({ areaCode: '', nearestCode: '440000', city: '' })
  expect(recogniseAddress('朝阳区建国路88号')).toMatchObject({ areaCode: '', nearestCode: '' })
})

test.each([
  '',
  '。。。',
  '13800138000',
  '1'.repeat(300),
  '王'.repeat(300),
  '😀👍',
  '收货人：',
  '\ud800',
  'null'
])('of %j nothing is made up', (text) => {
  const { areaCode, province, detail } = recogniseAddress(text)
  expect([areaCode, province, detail.length <= 120]).toEqual(['', '', true])
})

describe('the call', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildAppWithSandboxes()
  })
  afterAll(() => app.close())

  test('reads a text for a member, keeps nothing of it and logs nothing of it', async () => {
    const token = await app.login('m_reads', '13800138001')
    const text = '钱多多 13812348765 上海市静安区南京西路1266号恒隆广场'
    const { data } = await call<Recognised>(app, addressEndpoints.recogniseAddress, { text }, { token })
    expect(data).toEqual({
      name: '钱多多',
      mobile: '13812348765',
      areaCode: '310106',
      nearestCode: '310106',
      province: '上海市',
      city: '上海市',
      district: '静安区',
      detail: '南京西路1266号恒隆广场',
      moved: null
    })
    const { rows } = await app.database.pool.query('select 1 from addresses')
    expect(rows).toEqual([])
    const log = app.logLines.map((line) => JSON.stringify(line)).join('\n')
    for (const personal of ['钱多多', '13812348765', '恒隆广场']) expect(log).not.toContain(personal)
  })

  test('a member who has more than 30 read in a minute waits', async () => {
    const token = await app.login('m_many', '13800138002')
    const ask = () => call(app, addressEndpoints.recogniseAddress, { text: '张三' }, { token })
    for (let turn = 0; turn < 30; turn += 1) expect((await ask()).resultCode).toBe('100')
    expect((await ask()).resultCode).toBe('429')
  })
})
