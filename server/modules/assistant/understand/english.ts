/** English questions as the Chinese words that our texts use: enough to find the article, no more. Pure. */

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:delete|close|remove|cancel)\b.{0,12}\baccounts?\b/, '注销账号'],
  [
    /\b(?:free (?:shipping|delivery)|(?:shipping|delivery) (?:is |be )?(?:free|fees?|costs?)|postage|(?:shipping|delivery) free)\b/,
    '运费包邮'
  ],
  [/\bshipping (?:address|info)|\baddress(?:es)?\b/, '收货地址'],
  [
    /\b(?:tracking|track|packages?|parcels?|shipments?|delivery|delivered|deliver|shipped|ship)\b/,
    '快递物流到哪了'
  ],
  [/\b(?:refunds?|refunded|money back)\b/, '退款'],
  [/\breturns?\b|\bsend\b.{0,8}\bback\b/, '退货'],
  [/\b(?:scratch\w*|broken|damaged|defective|faulty)\b/, '商品破损'],
  [/\b(?:change|move)\b.{0,10}\bdates?\b/, '改期'],
  [/\bcancel\w*\b/, '取消'],
  [/\bmy (?:orders?|purchases?)\b/, '我的订单'],
  [/\b(?:orders?|purchases?)\b/, '订单'],
  [/\bactivat\w+\b/, '激活'],
  [/\b(?:cards?|memberships?|members?|vip)\b/, '会员卡'],
  [/\b(?:renew\w*|auto-?renew\w*|subscriptions?)\b/, '续费'],
  [/\brun out\b/, '过期'],
  [/\b(?:expire[sd]?|expir\w+|valid(?:ity)?)\b/, '到期有效期'],
  [/\bpoints?\b/, '积分'],
  [/\b(?:coupons?|vouchers?|discounts?)\b/, '优惠券'],
  [/\btickets?\b/, '门票'],
  [/\bpassports?\b/, '护照'],
  [/\b(?:lounges?)\b/, '贵宾厅'],
  [/\b(?:guests?|companions?|bring)\b/, '随行带人'],
  [/\b(?:log ?in|sign ?in|logging in)\b/, '登录'],
  [/\b(?:sms|verification codes?|otp)\b/, '验证码收不到'],
  [/\b(?:privacy|personal (?:data|info\w*))\b/, '个人信息隐私'],
  [/\b(?:invoices?|receipts?)\b/, '发票'],
  [/\b(?:phone number|hotline|call you)\b/, '客服电话'],
  [/\b(?:how long|how soon|when)\b/, '多久'],
  [/\b(?:how much|prices?|cost)\b/, '多少钱'],
  [/\bwhere\b/, '在哪'],
  [/\bwhich\b/, '哪些'],
  [/\b(?:accept\w*|usable)\b/, '能用'],
  [/\b(?:how|can i)\b/, '怎么'],
  [/\b(?:change|update|edit|modify)\b/, '修改'],
  [/\b(?:use|redeem)\b/, '使用'],
  [/\b(?:buy|get a)\b/, '购买'],
  [/\b(?:pay|paid|payment|charged)\b/, '付款'],
  [/\b(?:stores?|shops?)\b/, '门店'],
  [/\bhotels?\b/, '酒店']
]

/** The Chinese words for the English ones of a text in lower case; empty if none is known. */
export const chineseOf = (text: string): string =>
  WORDS.filter(([english]) => english.test(text))
    .map(([, chinese]) => chinese)
    .join(' ')

/** A text in both languages, in lower case, with our words in place of the English ones. */
export const withChineseWords = (text: string): string =>
  WORDS.reduce((mixed, [english, chinese]) => mixed.replace(english, chinese), text)

/** Whether a question is written in English: words of Latin letters, and no Chinese character. */
export const isEnglish = (text: string): boolean => !/\p{Script=Han}/u.test(text) && /[a-z]{2,}/i.test(text)
