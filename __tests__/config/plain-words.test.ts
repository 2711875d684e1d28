import { catalogueTexts, sourceTexts } from './screen-texts'

/** Words of trades, offices and programs, and what a member is told in their place (rule look.plain). */
const HARD: readonly [RegExp, string][] = [
  [/核销|核验/, '使用、店员扫码、核对'],
  [/售罄|售完/, '卖完'],
  [/履约|兑付/, '发货、到账、可以使用 …'],
  [/轮次/, '期'],
  [/权益码/, '券码'],
  [
    /系统异常|网络异常|数据异常|功能异常|未知错误|操作失败|提交失败/,
    'what happened, what was kept, what to do now'
  ],
  [/参数(?:错误|不正确|异常|\s)/, '提交的内容不正确，请刷新页面后再试'],
  [/\b(?:SKU|QR|URL|URI|IP|ID|[Tt]oken|API|JSON|HTTP|OpenID|UnionID|SMS|PV|UV)\b/, 'what it is, in Chinese'],
  [/授权/, '允许、同意'],
  [/灰度|置灰/, 'nothing: the screen says why something cannot be pressed'],
  [/校验|鉴权|验签/, '核对、检查'],
  [/请求/, '提交、操作'],
  [/会话/, '对话'],
  [/渠道/, '这里、平台、微信或银行'],
  [/运营方/, '我们、工作人员'],
  [/加购/, '另外购买、放入购物车'],
  [/疑难件|揽收/, '派送遇到问题、已取件'],
  [/出单/, '接单'],
  [/已下线/, '已结束'],
  [/受理|作废|予以|不予|逾期|尚欠/, '已收到、不能再用、不、过期、还欠'],
  [/凭证|凭据/, '登录、券码'],
  [/暂不支持/, '暂时不能、送不到 …'],
  [/虚拟商品/, '会员卡、券码等商品'],
  [/当前(?:环境|状态|订单状态)|状态已变化/, '这里、现在、刚有变化'],
  [/订单占用|占用中/, '用在另一笔订单里'],
  [/待释放/, '付款中'],
  [/三字码|亮码/, '机场、扫码'],
  [/，请重试(?=['"`<]|$)/, '，请再试一次']
]

/** Texts that are not for members, or that are fixed; why they stay as they are. */
const OTHERS: readonly [string, string][] = [
  ['server/sandbox/', 'for developers, and for those who work in a shop, at a gate or at a desk'],
  ['server/console/', 'for staff, in the words of their trade'],
  ['server/gateways/assistant/', 'for the engine that writes answers'],
  ['server/gateways/map/', 'names of places'],
  ['server/http/docs.ts', 'the title of the API’s own page'],
  ['server/modules/payment/routes.ts', 'answers to WeChat Pay'],
  ['server/modules/shipping/routes.ts', 'answers to the carriers'],
  ['server/modules/address/recognise/', 'what people write'],
  ['server/modules/assistant/question.ts', 'what people ask'],
  ['server/modules/assistant/tools.ts', 'for the engine that writes answers'],
  ['server/domain/personal-data/', 'lists in the words of the law'],
  ['server/domain/promises/', 'the sentences of agreements and rules, to the letter'],
  ['server/catalogue/agreements.yaml', 'what was agreed to: another wording is another version']
]

/** Single texts that have such a word for good reason. */
const KEPT: readonly string[] = ['name: 加购 10 公斤行李']

const texts = [...sourceTexts(), ...catalogueTexts()].filter(
  (text) => !OTHERS.some(([place]) => text.startsWith(place)) && !KEPT.some((kept) => text.endsWith(kept))
)

/** Values that are put in are no words. */
const words = (text: string) => text.slice(text.indexOf(' ')).replace(/\$\{[^}]*\}/g, '')

test('there are texts to read, of each place', () => {
  for (const [place, least] of [
    ['src/', 1000],
    ['server/modules/', 300],
    ['contract/', 30],
    ['server/catalogue/', 3000]
  ] as const)
    expect(texts.filter((text) => text.startsWith(place)).length).toBeGreaterThan(least)
})

test.each(HARD)('no member reads %s; it says %s', (hard) => {
  expect(texts.filter((text) => hard.test(words(text)))).toEqual([])
})
