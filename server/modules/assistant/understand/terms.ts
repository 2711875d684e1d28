/** What the intents account for of a text. Pure. */

/** Words of our business, each of one meaning: an intent that has matched a part of one has understood it. */
export const TERMS =
  /(?:自动)?续[费订卡]|退[款钱货费票]|会员卡?|[年季月]卡|激活码|卡号|账[号户]|帐[号户]|订单号?|单号|收货(?:地址|人)?|收件人|地址|优惠券|代金券|满减券|门票|到[账帐]|手机号|身份证号?|邮费|运费|包邮|免邮费?|券码|二维码|权益|次数|积分|快递|物流|包裹|发货|待发货|验证码|休息室|候机室|有效期|次数|附近|人工|客服/g

/** The characters of a text at the given places, and what else belongs to a term that one of them is in. */
export function withWholeTerms(text: string, said: ReadonlySet<number>): ReadonlySet<number> {
  const whole = new Set(said)
  for (const { 0: term, index } of text.matchAll(TERMS)) {
    const places = [...term].map((_, at) => index + at)
    if (places.some((at) => said.has(at))) for (const at of places) whole.add(at)
  }
  return whole
}
