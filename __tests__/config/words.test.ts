import { catalogueTexts, sourceTexts } from './screen-texts'

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
  [/订单编号/, '订单号'],
  [/没有用上/, '未使用'],
  [/没付就/, '超过多久未付'],
  [/不等了|不发了/, 'what is cancelled: 取消排队、取消发送'],
  [/添加(?:收货)?地址/, '新增地址'],
  [/交给仓库/, '已提交仓库'],
  [/¥\$\{/, 'an amount by Price or formatYuan, which write it alike everywhere'],
  [/[\d}]起(?!用)/, '28.00 起: set apart'],
  [/\} [月日]|\d 月 \d/, 'a day as lib/time writes it: 11月27日, 2026.11.27'],
  [/用浏览器打开/, '在浏览器打开, as in WeChat’s own menu']
]

/** The same of what is offered, too: one word for each thing. */
const ONE_WORD: readonly [RegExp, string][] = [
  [/全场商品/, '全场通用'],
  [/唯一一张/, '限量 1 张'],
  [/迪斯尼/, '迪士尼, as it calls itself'],
  [/好物(?!寄到家|生活|券|，一站)/, '电子券, 实物 or 商品: 好物 is what the mall sends']
]

const texts = sourceTexts()

test('there are texts to read', () => {
  expect(texts.length).toBeGreaterThan(1000)
})

test.each(ONE_WORD)('neither the screen nor what is offered has %s; it says %s', (struck) => {
  expect([...texts, ...catalogueTexts()].filter((text) => struck.test(text))).toEqual([])
})

test.each(STRUCK)('no text on the screen has %s; it says %s', (struck) => {
  expect(texts.filter((text) => struck.test(text))).toEqual([])
})
