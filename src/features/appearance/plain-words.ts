import { useAtomValue } from 'jotai'
import { appearanceAtom } from './state'

/**
 * Explanations of customary terms, for people new to them: one line each (rule look.plain; ADR 0042). The terms
 * themselves stay, so that a member, their children and customer service mean the same button; elder mode adds
 * the explanation.
 */
const OF_PAGES = {
  // cards and what they give
  权益: '会员卡送您的优惠和服务',
  权益包: '一组优惠，每期挑几样领',
  多选一: '这几样里只能挑一样',
  激活: '让新卡开始使用',
  激活码: '卡片或短信上的一串字母和数字',
  开卡: '把为您准备的卡领到账号里',
  续费: '再买一段时间，接着用',
  // what was redeemed
  兑换记录: '您领过的券和充值都在这里',
  券码: '给店员看的号码，扫过一次就用掉了',
  // buying, and giving back
  优惠券: '付款时能少付钱的券',
  无门槛: '不管买多少钱，都能用',
  规格: '颜色、大小、份量等不同款式',
  积分: '买东西攒下的分，下次付款可以当钱用',
  售后: '买的东西有问题，在这里申请退款或退货',
  // tickets and lounges
  出行人: '要去游玩的人',
  票种: '成人票、儿童票这些不同的票',
  票码: '入园时给工作人员扫的图',
  会员码: '进门时给工作人员扫的图',
  随行: '跟您一起进厅的人',
  // activities
  定向活动: '收到邀请的人才能参加',
  专属活动: '每人可以领一次',
  概率: '抽到的可能有多大',
  分销: '别人推荐给您的商品，在这里买',
  佣金: '好友买了东西，您得到的钱',
  待结算: '好友收了货、过了退货的日子，才算您的',
  已结算: '已经算作您的钱',
  推广素材: '可以发给好友的文字和图片',
  // the account
  验证码: '短信里收到的 6 位数字',
  绑定: '把手机号记到您的账号上',
  智能客服: '由电脑回答，什么时候都可以问',
  人工客服: '由真人回答',
  登录设备: '您的账号正在哪些手机和电脑上用着',
  清除缓存: '清掉手机里的临时文件，账号不受影响',
  导出我的个人信息: '把您的资料存成一个文件',
  个人信息收集清单: '我们记下了您的哪些信息，为什么',
  第三方共享清单: '我们把哪些信息给了谁，为什么',
  注销账号: '把账号和个人信息都删掉'
} as const

/** Terms of agreements, which keep legal language; a page may explain one of these too. */
const OF_AGREEMENTS = {
  核销: '店员扫了您的券，这张券就用掉了',
  直充: '直接充进您的手机号或账号',
  原路退回: '当时用什么付的钱，就退到哪里',
  不可抗力: '天灾这类谁也挡不住的事',
  监护人: '父母，或者法律规定照看孩子的人',
  虚拟商品: '不用寄的商品，比如会员卡',
  匿名化: '去掉能认出您的内容'
} as const

export const PLAIN_WORDS = { ...OF_PAGES, ...OF_AGREEMENTS } as const

/** A term that elder mode explains. */
export type PlainWord = keyof typeof PLAIN_WORDS

const LEGAL = Object.keys(OF_AGREEMENTS) as readonly PlainWord[]

/** The legal terms that occur in a text, in the order of the table. */
export const legalTermsIn = (text: string): readonly PlainWord[] =>
  LEGAL.filter((word) => text.includes(word))

/** Explains a term in elder mode; returns nothing otherwise. */
export function usePlainWord(): (word: PlainWord) => string | undefined {
  const { elder } = useAtomValue(appearanceAtom)
  return (word) => (elder ? PLAIN_WORDS[word] : undefined)
}
