/** How much of the name of something in the catalogue a question says. Pure. */
import { spellingsOf } from '../../domain/search-terms'

/** What says how much of it there is, and what a name is made of besides. */
const MEASURES =
  /\([^)]*\)|[\s\p{P}\p{S}]|(?:\d+(?:\.\d+)?\s*(?:元|张|杯|份|次|晚|枚|块|条|斤|公斤|分钟|小时|gb|支|只|碗|盒|件|寸|点)?)/giu
/** Words of so many names that saying one names nothing. */
const COMMON =
  /会员|月卡|季卡|年卡|门票|景[区点]|公园|博物[馆院]|风景名胜区|旅游区|动物园|乐园|古镇|北京|上海|广州|深圳|杭州|南京|苏州|成都|重庆|武汉|西安|长沙|厦门|青岛|今天|明天|周末|每月|每周|每季|单人|双人|全国|中心|世界|生活|两个人|权益|优惠|商城|套餐|便携|规则|退款|用户|聊天|服务|电话/g

/** A name without measures, blanks and signs, in small letters. */
export const coreOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(MEASURES, '')

/** The longest run of characters that two texts share. */
function longestRun(a: string, b: string): string {
  let longest = ''
  for (let from = 0; from < a.length; from++)
    for (let to = a.length; to - from > longest.length; to--)
      if (b.includes(a.slice(from, to))) {
        longest = a.slice(from, to)
        break
      }
  return longest
}

/** What is asked of a thing, and the filler around: the rest of a question is the thing. */
const ASKED =
  /请问|你好|想问|多少钱|价格|怎么样|怎么|如何|哪里|哪儿|在哪|几点|周[一二三四五六日末天]|礼拜[一二三四五六日天]?|星期.|开不开|开门|关门|开放|时间|营业|地址|门票|的?票|预[约订]|订|买|去|看|玩|有没有|有|能不能|可以|能|吗|呢|么|啊|的|了|是|要|我|想|那个?|这个?|什么|多少|使用|用/g

/** Whether a text tells of what a question is about, in the same word: 兵马俑 of the museum of the emperor's tomb. */
export function isToldOf(question: string, body: string): boolean {
  return spellingsOf(question).some((spelling) => {
    const subject = coreOf(spelling).replace(ASKED, '').replace(COMMON, '')
    return subject.length >= 3 && subject.length <= 8 && body.includes(subject)
  })
}

/** How many characters of a name a question says, in runs of two or more: 高铁 and 贵宾厅 of 高铁站有贵宾厅吗. */
const saidOf = (name: string, said: string): number =>
  [...name].filter(
    (_, at) =>
      (at > 0 && said.includes(name.slice(at - 1, at + 1))) ||
      (at + 1 < name.length && said.includes(name.slice(at, at + 2)))
  ).length

export interface Named {
  /** Share of the name that is said, 0 to 1. */
  readonly share: number
  /** Characters of it that are no common words. */
  readonly own: number
  /** It begins the name, as a short form does: 长隆 of 长隆野生动物世界. */
  readonly begins: boolean
  /** It ends the name, as what something is does: 长城 of 八达岭长城. */
  readonly ends: boolean
  /** The longest part of it that is said. */
  readonly run: string
}

/** How a question names something; nothing if it says common words alone. */
export function namedIn(question: string, name: string): Named {
  const of = coreOf(name)
  const said = coreOf(spellingsOf(question).join(' '))
  const run = longestRun(of, said)
  // a name that is said whole may be made of common words: 广州塔
  const own = run === of && of.length >= 3 ? run.length : run.replace(COMMON, '').length
  const begins = own >= 2 && of.replace(COMMON, '').startsWith(run.replace(COMMON, ''))
  const ends = own >= 2 && of.endsWith(run)
  return { share: own < 2 ? 0 : saidOf(of, said) / Math.max(of.length, 1), own, begins, ends, run }
}
