import { sourceTexts } from './screen-texts'

/** What a Chinese product editor struck out, and what stands in its place (您 everywhere, short and plain). */
const STRUCK: readonly [RegExp, string][] = [
  [/你/, '您'],
  [/没有[\u4e00-\u9fff]{1,3}成功/, '……失败'],
  [/没有(?:找到|查到|认出)/, '未找到'],
  [/没有(?:连上|加载出来)/, '已断开、加载失败'],
  [/还没有(?!了)/, '暂无、尚未'],
  [/打不开|用不了/, '无法打开、暂时无法'],
  [/已经(?:结束|下架|售罄|卖完|到账|受理|退回)/, '已结束、已到账 …'],
  [/抽中/, '中奖'],
  [/服务器随机/, '系统随机'],
  [/卡密/, '券码'],
  [/待支付/, '待付款'],
  [/订单编号/, '订单号']
]

const texts = sourceTexts()

test('there are texts to read', () => {
  expect(texts.length).toBeGreaterThan(1000)
})

test.each(STRUCK)('no text on the screen has %s; it says %s', (struck) => {
  expect(texts.filter((text) => struck.test(text))).toEqual([])
})
