/**
 * Whether a question is wholly accounted for: by the words of its intent, by the whole name of what it asks of, and by words that
 * are in any question. Only then an answer is asserted (ADR 0078). Pure.
 */
import { spellingsOf } from '../../domain/search-terms'
import { coreOf } from './named'
import { TERMS } from './understand/terms'

/**
 * What is in any question, and says nothing of its subject: who asks, for whom, when, how, courtesies. The longer forms first.
 * What one does with a thing (换, 送, 丢) is no such word: without it, another thing is asked.
 */
const NEUTRAL =
  /请问|你好|您好|麻烦|帮我|帮忙|告诉我?|想要?知道|想问|问一?下|我问|不知道|知道|看一?下|一下|怎么样|怎么办|怎么回事|怎么|怎样|如何|什么时候|什么|哪里|哪儿|哪些|哪个|哪天|哪家|哪|几点|多久|多少|为什么|为何|是不是|可不可以|可以|能不能|能否|会不会|要不要|在不在|有没有|没有|行不行|行吗|的话|一直|现在|目前|刚才|刚刚|今天|昨天|前天|明天|上周|最近|已经|半天|好?几天|[一二两三四五六七十\d]+天|好久|年底|明年|一个月|突然|另外|顺便|外面|天气不?好?|下大?[雨雪]|开始|意思|情况|状态|太多|好多|同一?个|别(?=给我)|之后|以后|之前|东西|时候|时间|提示|显示|系统|手机(?!费)|自动|一起|一块儿?|我们|你们|咱们|他们|她们|大家|自己|别人|对方|人家|朋友|同事|家人|老婆|老公|爱人|对象|爸妈|老妈|妈妈|爸爸|父母|女儿|儿子|孩子|小孩|这个|那个|这张|那张|这些|那些|这边|那边|一个|一张|一份|但是?|可是|不过|然后|因为|所以|如果|要是|或者|还是|谢谢|买(?=[票了的]|多少)|[还都就又再也才只最先吗呢吧啊呀哦嘛么了的地得着过我你您他她它是在有要会能把给被让这那请里上下去来到想用该个张咋啦和跟与从呗诶喂嗯没不完掉儿些钱好后已问说看出回多弄]/g

const NOT_LETTERS = /[^\p{L}\p{N}]+/gu

/** What is asked of something with a name, whatever it is; its page tells it. */
const ASKED_OF_A_THING =
  /多少钱|价格|价钱|几块钱?|贵不贵|介绍|详情|包括|包含|内容|权益|优惠|门票|的?票|预[约订]|开[门放]|关门|营业|开不开|时间|周[一二三四五六日末天]|礼拜[一二三四五六日天]|星期[一二三四五六日天]|地址|电话|位置|怎么[去买领]|领取?|买|使用|有效期|能用多久|会员卡|卡/g

/** A word with the names by which the catalogue calls it. */
const formsOf = (text: string): string[] => spellingsOf(text).map(coreOf)

/** Whether the whole name is in the question, as it is or by its known other name. */
export const isNamedWhole = (question: string, name: string): boolean =>
  coreOf(name).length >= MIN_NAME && formsOf(question).some((form) => form.includes(coreOf(name)))
const MIN_NAME = 2

/** What remains of a question that nothing accounts for, in pieces. */
export function unaccounted(rest: string, name = ''): string[] {
  const [typed, called = typed] = spellingsOf(rest)
  let text = name === '' ? typed : called
  if (name !== '') text = coreOf(text).replaceAll(coreOf(name), ' ').replace(ASKED_OF_A_THING, ' ')
  const terms = [...text.matchAll(TERMS)].map(([term]) => term)
  const others = text.replace(TERMS, ' ').replace(NEUTRAL, ' ').replace(NOT_LETTERS, ' ').split(' ')
  return [...terms, ...others.filter(Boolean)]
}

/** Whether a document of its own words tells of all that remains. */
export const isCoveredBy = (
  pieces: readonly string[],
  { title, body }: { readonly title: string; readonly body: string }
): boolean => {
  const told = `${title}\n${body}`.toLowerCase()
  return pieces.every((piece) => (piece.length >= 2 || NOUNS.has(piece)) && told.includes(piece))
}
/** Of one character, and nevertheless something. */
const NOUNS: ReadonlySet<string> = new Set(['卡', '券', '码', '票', '号', '人'])
