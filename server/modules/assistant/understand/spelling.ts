/** Repairs how a question is written: pinyin instead of characters, and characters that only sound right. Pure. */
import { readingsOf, syllablesOf } from '../../../lib/pinyin/pinyin'

/** The words of our business that are recognised by their sound. */
const WORDS =
  '退款 退货 退钱 退票 会员卡 会员 优惠券 积分 订单 快递 物流 包裹 发货 运费 包邮 收货 地址 注销 账号 激活码 激活 续费 到期 过期 门票 验证码 登录 发票 权益 领取 兑换码 充值 话费 到账 取消 付款 支付 客服电话 转人工 人工客服 人工 客服 电话 投诉 头像 昵称 隐私 门店 贵宾厅 酒店 怎么 多久 哪里 什么时候 你好 谢谢'.split(
    ' '
  )

const soundOf = (text: string): string[] => [...text].map((character) => readingsOf(character)[0] ?? '')

const SOUNDS = WORDS.map((word) => ({ word, sound: soundOf(word) }))

/** Shorter letters are more likely an abbreviation or a slip than pinyin. */
const SHORTEST_PINYIN = 5

/** Letters as the words of ours that they spell: `zenme tuikuan` is 怎么退款; nothing if they spell none. */
export function wordsOfPinyin(text: string): string {
  const letters = text.replace(/[^a-z]/g, '')
  if (letters.length < SHORTEST_PINYIN) return ''
  const syllables = syllablesOf(letters)
  if (!syllables || syllables.join('') !== letters) return ''
  const words: string[] = []
  for (let at = 0; at < syllables.length;) {
    const hit = SOUNDS.filter(({ sound }) =>
      sound.every((one, offset) => syllables[at + offset] === one)
    ).sort((a, b) => b.sound.length - a.sound.length)[0]
    if (hit) words.push(hit.word)
    at += hit?.sound.length ?? 1
  }
  return words.join('')
}

/** Characters that sound like a word of ours, and share one with it, as that word: 腿款 is 退款. */
export function withRightCharacters(text: string): string {
  let characters = [...text]
  const sounds = soundOf(text)
  for (const { word, sound } of SOUNDS) {
    const right = [...word]
    for (let at = 0; at + right.length <= characters.length; at++) {
      const part = characters.slice(at, at + right.length)
      if (part.join('') === word || !sound.every((one, offset) => one !== '' && sounds[at + offset] === one))
        continue
      if (!part.some((character, offset) => character === right[offset])) continue
      if (isRight(part.join(''))) continue
      characters = [...characters.slice(0, at), ...right, ...characters.slice(at + right.length)]
    }
  }
  return characters.join('')
}

/** Other words of the same sound, which are meant as they are written. */
const MEANT = new Set(['激昂', '付宽', '地质', '电化', '实付', '客服', '到帐', '帐号', '账号', '登陆'])
const isRight = (part: string) => MEANT.has(part)
