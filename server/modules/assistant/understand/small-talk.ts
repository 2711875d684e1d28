/** What is said to the assistant itself, not asked of it: greetings, thanks, who it is, anger, a wish for a person. Pure. */

export type SmallTalk = 'hello' | 'who' | 'skills' | 'thanks' | 'bye' | 'okay' | 'praise' | 'english'

const SIGNS = /[\s\p{P}\p{S}]/gu
/** Courtesies around what is said. */
const COURTESY = /[啊呀哈呢吧哦噢嘛哟哇啦额诶]+/gu

const YOU = '(?:请问|那|所以)?(?:你|您|你们|这个?|这边|对面|客服|你这)?'
const HELLO =
  '(?:你好|您好|你们好|大家好|哈喽|哈罗|嗨|嗨喽|喂|早上好|早安|早|上午好|中午好|下午好|晚上好|晚安|在吗|在不在|在不|有人吗|有人在吗|有人么|hello|hi|hey|helloo*|hithere|goodmorning|goodafternoon|goodevening|nihao)'

const TALK: readonly (readonly [SmallTalk, RegExp])[] = [
  ['hello', new RegExp(`^${HELLO}{1,3}(?:客服|亲|小助手|助手|机器人)?$`)],
  [
    'who',
    new RegExp(
      `^(?:${HELLO})?${YOU}(?:到底)?(?:是|叫|就是)?(?:谁|哪位|什么名字|啥名字|什么东西|个什么|哪[个家]公司(?:的|做的|开发的)?|什么模型|什么ai)$|^(?:${HELLO})?${YOU}(?:到底)?(?:(?:是不是|是|会不会是)(?:一?个)?(?:真?的?人|真人客服|人类|活人|机器人?|ai|人工智能|智能客服|自动回复|程序|电脑|chatgpt|gpt|deepseek|豆包|文心一言|通义千问)(?:还是(?:一?个)?(?:真?人|机器人?|ai|程序))?(?:在回复|在说话|回复)?)[吗么嘛不]?$|^(?:叫什么|(?:介绍|说说)(?:一下)?你自己|自我介绍一下?)$|^(?:who|what)(?:are|re|r)(?:you|u)$|^(?:are|r)(?:you|u)(?:a|an)?(?:real)?(?:human|person|robot|bot|ai|real|machine|chatgpt|there)$|^whatisyourname$`
    )
  ],
  [
    'skills',
    new RegExp(
      `^(?:${HELLO})?(?:请问|那)?(?:你|您|你们)?(?:都|还)?(?:能|会|可以|懂)(?:都)?(?:干|做|帮我|帮我做|帮忙|回答|解决|些)?(?:点|一些|些)?(?:什么|啥|哪些)(?:事|事情|问题|功能|用|忙)?$|^(?:你|您)?有(?:什么|啥|哪些)(?:功能|用|本事|能力)$|^(?:怎么|如何)(?:用|使用)你$|^whatcan(?:you|u)do$|^help(?:me)?$|^帮助$`
    )
  ],
  [
    'thanks',
    /^(?:好的?|嗯+|行|ok|okay)?(?:非常|太|十分|真的?|那就?)?(?:谢谢?|多谢|感谢|谢了|3q|thanks?|thankyou|thx|thanksalot|辛苦)(?:了|你|您|你们|客服|亲|你的帮助|您的帮助|大家|somuch|alot|verymuch)*(?:问题)?(?:已经?)?(?:解决|搞定|明白|知道|清楚|会)?了?$/
  ],
  ['thanks', /^(?:问题)?(?:已经?|都)?(?:解决|搞定|弄好|处理好)了(?:谢谢你?|多谢|感谢)?$/],
  [
    'bye',
    /^(?:再见|拜拜?|88|886|bye|byebye|goodbye|回见|下次见|没事了|没有了|没别的了|不用了)(?:谢谢?|了|你)?$/
  ],
  [
    'okay',
    /^(?:嗯+|恩+|哦+|噢+|好|好的|好吧|行|行吧|可以|收到|知道|明白|懂|了解|清楚|ok|okay|是的?|对的?|没错)(?:的|了|知道了?|明白了?|收到)?$|^$/
  ],
  [
    'praise',
    /^(?:你|您|你们)?(?:真|好|太|很|挺|还)?(?:棒|厉害|聪明|好|赞|可爱|贴心|强|专业|不错|牛|给力|nice|great|good)(?:了|的|你|job)?$/
  ],
  [
    'english',
    /^(?:do|can)(?:you|u)(?:speak|understand)(?:english|chinese)$|^english(?:please)?$|^(?:会|能)?(?:说|讲)?英文吗?$/
  ]
]

/** What kind of small talk a text is; undefined if it asks for anything besides. */
export function smallTalkIn(text: string): SmallTalk | undefined {
  const letters = text.toLowerCase().replace(SIGNS, '')
  // punctuation or faces alone say nothing
  if (letters === '') return undefined
  // 哈喽 begins with what else is a courtesy
  const forms = [letters, letters.replace(COURTESY, '')]
  return TALK.find(([, form]) => forms.some((said) => form.test(said)))?.[0]
}

/** What begins so, and asks nothing of our business, is said to the assistant. */
const BEGINS: readonly (readonly [SmallTalk, RegExp])[] = [
  ['thanks', /^(?:好的?|嗯+)?(?:谢谢|多谢|感谢|辛苦)/],
  ['bye', /^(?:没事了|不用了|没问题了|没别的|没有别的)/],
  ['hello', /^(?:在线|在吗|在不在|有人|早)[吗啊呀哦好]?/],
  ['who', /^[你您](?!们)/],
  ['who', /^(?:who|what|how old|where) (?:made|created|built|are|do) you/]
]
const LONGEST_TALK = 14

/** What kind of small talk the beginning of a text is that asks nothing of our business. */
export const smallTalkBegun = (text: string): SmallTalk | undefined => {
  const said = text.replace(/[\s\p{P}\p{S}]+$/gu, '')
  return said.length > LONGEST_TALK + (/^[a-z ]+$/.test(said) ? LONGEST_TALK : 0)
    ? undefined
    : BEGINS.find(([, form]) => form.test(said))?.[0]
}

const ANGRY =
  /垃圾|骗子|骗人|骗钱|欺骗|坑人|坑钱|黑心|无良|流氓|混蛋|王八|傻[逼子瓜叉]|智障|弱智|脑残|白痴|蠢|废物|(?<![爸老我他她给])妈的|他妈|tmd|特么|卧槽|我靠(?!近|谱)|狗屁|放屁|去死|死哪|气死|恼火|火大|受够|忍无可忍|太差|差劲|什么破|破(?:平台|软件|玩意|东西|公司|系统|app)|烂(?:平台|软件|公司|透)|恶心|失望|没用的(?:东西|机器人|客服|玩意|助手)|^(?:真|太)?没用$|一点用都?没|投诉|举报|曝光|差评|12315|(?<!\d)12345(?!\d)|良心|推来推去|气得|扯这些|痛快话|烂服务|诈骗|欺负|欺诈|过分|离谱|服了|忽悠|虚假|糊弄|黑店|缺德|浪费.{0,6}时间|受不了|忍不了|什么玩意|[太真]次|[太真]烂|一问三不知|复制粘贴|说了.{0,4}遍|告你们?|去告|(?:经理|主管|领导)出来|找你们?(?:的)?(?:经理|主管|领导|老板)|说法|没人理|不理[我人]|赶(?:我|了?出)|耍我|套路|消协|消费者协会|工信部|起诉|报警|律师|法院|维权|答非所问|听不懂人话|说人话|不对题|等于没说|敷衍|踢皮球|没人管|不管(?:我|了)|根本不(?:对|认|管|给|行)|再也不(?:买|来|用)|不负责|(?:什么|这)态度|[😡🤬😤👎💢🖕]|\b(?:terrible|awful|horrible|useless|worst|scam|scammers?|liars?|ridiculous|disgusting|stupid|idiots?|shit|bullshit|fuck\w*|sucks?|hate|angry|rip[ -]?off|cheat\w*|disappoint\w*|unacceptable|pathetic|complain\w*|complaints?)\b/u

/** Whether somebody is angry, or complains. */
export const isAngry = (text: string): boolean => ANGRY.test(text) || /^滚/.test(text)

const PERSON =
  /(?:转|找|要|接|叫|换|联系|呼叫|请|需要|想和|想跟|来)(?:一?[个下位])?(?:你们的?)?(?:真人|人工|活人|客服人员|在线客服|人工客服|客服)|^(?:真人|人工|客服|在线客服|人工客服|活人|客服在吗|客服呢)(?:服务)?$|转接|(?:不要|别|不想).{0,6}机器|来个活|(?:和|跟|有没有|有)(?:真人|活人)|找个?.{0,4}人(?:跟我|和我|给我|来)|\b(?:talk|speak|chat|connect)\b.{0,15}\b(?:human|person|agent|someone|representative|staff)\b|\b(?:human|real person|live agent|some(?:one|body) real)\b/

/** How and when people are reached: that is asked, and answered by its source. */
const REACHED = /电话|热线|几点|时间|上班|下班|点还|号码/

/** Whether a person is wanted. */
export const wantsPerson = (text: string): boolean =>
  PERSON.test(text.replace(/[\s\p{P}]+$/u, '')) && !REACHED.test(text)
