/** What a question is about, before anything is searched. Pure. */
import { chineseOf, isEnglish, withChineseWords } from './english'
import { INTENTS, type Intent } from './intents'
import { isAngry, smallTalkBegun, smallTalkIn, wantsPerson, type SmallTalk } from './small-talk'
import { withWholeTerms } from './terms'
import { withRightCharacters, wordsOfPinyin } from './spelling'

export interface Understood {
  /** The question in our words: spelt right, in Chinese. */
  readonly text: string
  readonly isEnglish: boolean
  readonly talk: SmallTalk | undefined
  readonly isAngry: boolean
  readonly wantsPerson: boolean
  /** It is about the shop or the service of somebody else, or the world at large. */
  readonly isElsewhere: boolean
  /** What it asks, the most exact first: each with the sources that answer it. */
  readonly intents: readonly (readonly string[])[]
  /** What else it may ask: the sources of every intent that has some of its words. */
  readonly possible: readonly (readonly string[])[]
  /** Two intents fit as exactly and name different answers, or a broad one fits that knows nothing of the where or when. */
  readonly isAmbiguous: boolean
  /** The parts of the text by which the intents were recognised. */
  readonly said: readonly string[]
  /** The text without the words of its intents: what they do not account for. */
  readonly rest: string
}

/** Shops and services that are not ours. */
const OTHERS =
  /拼多多|淘宝|天猫|京东|美团|饿了么|抖音|快手|小红书|唯品会|苏宁|盒马|携程|飞猪|同程|12306|支付宝|滴滴|大众点评|山姆|亚马逊|腾讯视频|爱奇艺|优酷|网易云|b站|微信群|朋友圈|医保|社保|公积金|公交卡|地铁卡|信用卡|花呗|驾照|驾驶证|行驶证|火车票|高铁票|水费|电费|燃气费|房租|租房|押金|肯德基|麦当劳|星巴克|瑞幸|喜茶|奈雪|蜜雪冰城|库迪|必胜客|海底捞|汉堡王|沃尔玛|永辉|屈臣氏|优衣库|名创优品|知乎|微博|豆瓣|百度|高德|哈啰|曹操出行|去哪儿|途牛|马蜂窝|万豪|希尔顿|亚朵|全季|汉庭|如家|华住|猫眼|淘票票|(?:移动|联通|电信|[建工农中交招]行|银行)积分|微信(?:账号|号)|落户|学分|考试|彩礼|闲鱼|得物|\bjd\b|taobao|amazon/
/** With these, somebody else's is mentioned, and ours is meant. */
const OURS_TOO = /微信|支付宝.{0,3}(?:付|退)|(?:你们|这里|这边|咱们?)/

/** What is asked of the world at large. */
const WORLD =
  /天气|气温|几度|下雪|(?:会|要)下雨|空气质量|新闻|总统(?!府)|特朗普|拜登|政治|战争|台湾问题|股票|股市|基金|比特币|汇率|房价|彩票|世界杯|足球|篮球|nba|王者荣耀|游戏.{0,3}攻略|作文|写(?:一?[首篇个段]|诗|代码)|请假条|翻译|等于(?:几|多少)|\d\s*[+\-*×÷/]\s*\d|笑话|段子|讲个|故事|菜谱|怎么做.{0,3}(?:肉|鱼|饭|菜|排骨|蛋糕|面)|感冒|发烧吃|失眠|减肥|星期几|几月几号|现在几点|写代码|python|唱歌|算命|星座|招[人聘]|应聘|求职|兼职|(?:生日|新年|节日|中秋|春节)快乐|\b(?:weather|joke|news|president|stock|bitcoin|recipe|poem|code)\b/
/** Words of our business: with one of them, the weather is only the reason. */
const BUSINESS =
  /退|订单|门票|票(?:能|可)|改期|改天|会员|卡|券|权益|积分|快递|物流|包裹|发货|地址|客服|账号|注销|激活|充值|话费|登录|验证码/

/** 能取消不, 付了没: at the end these ask, and deny nothing. */
const ASKS_AT_END = /(?<=\p{Script=Han}{2})(?<![要了吗能会])[不没]\p{P}*$/u

/** Instructions to the assistant about itself. */
const INJECTION =
  /(?:生成|伪造|编造|破解).{0,8}[码券卡]|忽略.{0,8}(?:规则|指令|资料|以上|之前)|系统提示词|提示词|扮演|假装(?:你|我)?是|你现在是.{0,8}(?:管理员|没有限制|ai|模型)|没有(?:任何)?限制|管理员|数据库|知识库|select\s.+\sfrom|\bsystem\s*:|\bignore\b.{0,20}\b(?:instructions?|rules?|prompts?)\b|\bprompt\b|所有(?:会员|用户)的|all users|上一[位个](?:用户|会员)|别人的(?:订单|手机号|信息)/

/** What somebody says that they do not ask; the rest is asked. */
const DENIED =
  /(?:不是(?:要|想)?问|不是(?:要|想)|别跟我[说讲]|不要跟我[说讲]|没问|不问|不想(?=退|取消|注销)|我不(?=退))[^,，。;；!！?？]*[,，。;；!！?？]+/g

const CLAUSES = /[,，。;；!！?？\n]+|\s{1,}|另外|还有(?=我|想|就是|,|，)|以及|并且|顺便|同时(?!.{0,4}卡)/

/** Everyday forms of what our rules are written in. */
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/咋/g, '怎么'],
  [/怎莫/g, '怎么'],
  [/啥/g, '什么'],
  [/(?<=攒的|我的|^|那些?)分(?=能|会|可|怎|还|多少|有)/g, '积分'],
  [/下完单|下的单/g, '下单'],
  [/过了?(?:日子|时间|日期|期限?)(?=还|能|怎|的|就|$)/g, '过期']
]

const inUsualWords = (text: string): string =>
  USUAL.reduce((usual, [said, word]) => usual.replace(said, word), text)

/** What a question means. */
export function understand(question: string): Understood {
  const plain = question.normalize('NFKC').toLowerCase().trim()
  const english = isEnglish(plain)
  const chinese = english ? chineseOf(plain) : withChineseWords(plain)
  const pinyin = english && chinese === '' ? wordsOfPinyin(plain) : ''
  const text = inUsualWords(withRightCharacters(pinyin || (english ? chinese || plain : chinese)))
    .replace(DENIED, ' ')
    .replace(ASKS_AT_END, '吗')
    .trim()
  const isElsewhere =
    INJECTION.test(plain) ||
    (OTHERS.test(plain) && !OURS_TOO.test(plain)) ||
    (WORLD.test(plain) && !BUSINESS.test(english ? chinese : plain))
  const intents = isElsewhere ? [] : meantBy(text)
  const rest = restOf(text, intents)
  const isTalk = intents.length === 0 && !isElsewhere && !BUSINESS.test(english ? chinese : plain)
  return {
    text,
    isEnglish: english && pinyin === '',
    talk:
      smallTalkIn(plain) ??
      (pinyin ? smallTalkIn(pinyin) : undefined) ??
      (isTalk && !isAngry(plain) && !wantsPerson(plain) ? smallTalkBegun(plain) : undefined),
    isAngry: isAngry(plain),
    wantsPerson: wantsPerson(plain) || (pinyin !== '' && wantsPerson(pinyin)),
    isElsewhere,
    intents: intents.map(({ sources }) => sources),
    possible: isElsewhere ? [] : intentsOf(text).map(({ sources }) => sources),
    isAmbiguous: isEvenlyMeant(intentsOf(text)) || isTooBroad(intents, rest),
    said: intents.flatMap(({ says }) => says.flatMap((word) => word.exec(text)?.[0] ?? [])),
    rest
  }
}

const PLACE_OR_TIME = /哪|多久|什么时候|几天|为什么/
const isTooBroad = (intents: readonly Intent[], rest: string): boolean =>
  intents.every(({ says }) => says.length === 1) && PLACE_OR_TIME.test(rest)

/** Each character that a word of an intent has matched is taken out, whatever else has matched it. */
function restOf(text: string, intents: readonly Intent[]): string {
  const said = new Set<number>()
  for (const word of intents.flatMap(({ says }) => says))
    for (const { 0: part, index } of text.matchAll(new RegExp(word, 'g')))
      for (let at = index; at < index + part.length; at++) said.add(at)
  const whole = withWholeTerms(text, said)
  return [...text].map((character, at) => (whole.has(at) ? ' ' : character)).join('')
}

const applies = (text: string, { says, not }: Intent) =>
  says.every((word) => word.test(text)) && !not?.test(text)

/** The intents of a text, those that need the most words first. */
const intentsOf = (text: string): Intent[] =>
  INTENTS.filter((intent) => applies(text, intent)).sort((a, b) => b.says.length - a.says.length)

const isEvenlyMeant = ([best, next]: readonly Intent[]): boolean =>
  best !== undefined &&
  next !== undefined &&
  best.says.length === next.says.length &&
  !best.sources.some((source) => next.sources.includes(source))

/** The best intent of the whole, then what its clauses ask besides. */
function meantBy(text: string): Intent[] {
  const [whole] = intentsOf(text)
  const clauses = text.split(CLAUSES).filter((clause) => clause.trim() !== '')
  const each = clauses.length > 1 ? clauses.flatMap((clause) => intentsOf(clause.trim()).slice(0, 1)) : []
  const intents = new Set([...(whole ? [whole] : []), ...each])
  return [...intents]
}
