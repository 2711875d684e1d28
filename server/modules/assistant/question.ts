/** Search terms for a question. Pure. */
import { spellingsOf } from '../../domain/search-terms'
import { charactersOf, termsOf } from '../../lib/search-grams'

/** Filler around a question that adds nothing to it. */
const AROUND =
  /请问|你好|您好|麻烦|帮我|帮忙|告诉我|我想|想问|问一下|知道|一下|怎么样|怎么办|怎么|怎样|如何|什么|哪里|哪儿|哪些|多少|为什么|为啥|咋|是不是|可不可以|可以|能不能|有没有|的话|吗|呢|吧|啊|呀|哦|了|的|我|你们|你|您|是|在|有|要|会|把|给|这个|那个|这张|一个|一张|还/g

/** What people say, and what our texts call it. Each side finds the other. */
const SAME: readonly (readonly string[])[] = [
  ['退钱', '退款', '退费'],
  ['快递', '物流', '包裹'],
  ['发货', '寄出', '物流'],
  ['邮费', '运费', '包邮', '快递费'],
  ['过期', '到期', '有效期', '失效'],
  ['多久', '几天', '期限'],
  ['办卡', '开卡', '开通', '购买'],
  ['激活', '绑定', '兑换'],
  ['核销', '使用', '出示'],
  ['门店', '商户', '店铺', '商家'],
  ['注销', '删除账号'],
  ['验证码', '短信'],
  ['转账', '付款', '支付'],
  ['扣款', '扣费', '自动续费'],
  ['电话', '热线', '客服电话'],
  ['真人', '人工', '客服'],
  ['营业', '开放时间', '几点'],
  ['证件', '身份证', '护照'],
  ['红包', '优惠券', '代金券'],
  ['券码', '兑换码', '二维码'],
  ['改签', '改期'],
  ['抵扣', '抵现'],
  ['延误', '晚点', '误点'],
  ['飞机', '机场', '候机', '航班'],
  ['贵宾厅', '休息室', '候机室']
]

/** Words of ours, whether or not a text has them. */
export const OUR_WORDS: ReadonlySet<string> = new Set(SAME.flat())

const OWN = 1
/** A single character says little: it helps if the question uses other words. */
const SINGLE = 0.3
/** A synonym counts less than the original word. */
const PUT = 0.45

/** The terms of a question with their weights: its own words and their synonyms. */
export function questionTerms(question: string): Map<string, number> {
  const [typed, text = typed] = spellingsOf(question)
  const said = text.replace(AROUND, ' ')
  const weights = new Map<string, number>()
  const put = (words: string, weight: number) => {
    for (const term of termsOf(words)) weights.set(term, Math.max(weights.get(term) ?? 0, weight))
  }
  put(said, OWN)
  // what is called otherwise is rarely a word of ours
  put(typed.replace(AROUND, ' '), SINGLE)
  for (const character of charactersOf(said)) weights.set(character, SINGLE)
  for (const group of SAME) {
    if (group.some((word) => text.includes(word))) put(group.join(' '), PUT)
  }
  return weights
}

/** Terms of our business: a question that contains one is about us. */
const OURS =
  /会员|[卡券票单]|权益|领取|兑换|激活|续费|订单|下单|付款|支付|扣款|扣了|付了|退[款钱货的]|售后|取消|优惠|红包|快递|物流|包裹|发货|运费|邮费|包邮|地址|收货|门店|商户|商家|积分|账号|登录|验证码|注销|头像|昵称|手机号|隐私|个人信息|客服|人工|充值|话费|城市|景[点区]|入园/

export const isOfOurs = (question: string): boolean => OURS.test(question)

const ORDER_NO = /(?<!\d)\d{20}(?!\d)/g

/** Order numbers in a question. */
export const orderNosIn = (question: string): string[] => [...new Set(question.match(ORDER_NO) ?? [])]

export const mentionsOrderNo = (question: string): boolean => orderNosIn(question).length > 0

/** Whether it is about the caller's own data: my order, the state of my parcel; not how things work in general. */
const PERSONAL =
  /我(?:买|订|下|付|拍)[^，。？?]{0,10}(?:到哪|没到|还没|什么时候|几时|状态|送到|成功|影)|(?:昨天|前天|上周|刚才?|最近|上个?月)[^，。？?]{0,4}(?:买|付|下单|拍|一[单笔])[^，。？?]{0,10}(?:没|哪|状态|成功|什么时候|影|动静)|我那[^，。？?]{0,8}(?:到哪|没到|什么时候|哪)|最[近后新]的?一[单笔]|我(?:名下|开)的[^，。？?]{0,4}卡|我(?:的|那|这)[^，。？?]{0,6}(?:订单|快递|包裹|物流|退款|会员卡|卡(?!片))[^，。？?]{0,6}(?:到|状态|进度|怎么还|还没|没|什么时候|哪|几|有哪些|过期|有效|多少)|(?:查|看)[^，。？?]{0,4}我的?(?:订单|快递|物流|会员卡)/

export const isPersonal = (question: string): boolean => PERSONAL.test(question)
