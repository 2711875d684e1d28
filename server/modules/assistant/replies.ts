/** What the assistant says by itself, without any source: small talk, an apology, that it does not know. */
import type { SmallTalk } from './understand/small-talk'
import { understand, type Understood } from './understand/understand'

/** `found` is false where a person is to be offered. */
export interface Reply {
  readonly text: string
  readonly found: boolean
}

const KNOWS = '会员卡、权益领取、订单、退款、物流、优惠券、积分、门票和账号'

const TALK: Readonly<Record<SmallTalk, string>> = {
  hello: `您好，我是智能助手。${KNOWS}的问题都可以问我，直接输入问题就好。`,
  who: `我是智能助手，由程序自动回答，不是真人。我熟悉${KNOWS}；要找真人时，请点“转人工”。`,
  skills: `我可以回答${KNOWS}的问题；登录后还能帮您查自己的订单、包裹和会员卡。办不了的事，请点“转人工”。`,
  thanks: '不客气，很高兴能帮到您。还有问题可以随时问我。',
  bye: '再见，祝您生活愉快。有问题随时再来问我。',
  okay: '好的。还有其他问题可以直接问我。',
  praise: '谢谢夸奖。还有其他问题可以直接问我。',
  english:
    'I understand simple questions in English and quote our help pages, which are in Chinese. For more, please ask for a person.'
}

const TALK_ENGLISH: Readonly<Partial<Record<SmallTalk, string>>> = {
  hello:
    'Hello, I am an automatic assistant. Ask me about cards, orders, refunds, parcels, points or tickets.',
  who: 'I am an automatic assistant, a program and not a person. You can ask for a person at any time.',
  skills:
    'I answer questions about cards, orders, refunds, parcels, coupons, points, tickets and accounts. You can ask for a person at any time.',
  thanks: 'You are welcome.',
  bye: 'Goodbye.'
}

export const UNKNOWN_ANSWER = `抱歉，这个问题我还不清楚。我能回答${KNOWS}的问题；您可以换个说法再问，或者转人工客服。`
const UNKNOWN_IN_ENGLISH =
  'Sorry, I do not know that. I can answer questions about cards, orders, refunds, parcels, coupons, points, tickets and accounts, or you can ask for a person.'
export const APOLOGY =
  '非常抱歉，让您有了不愉快的体验。请点“转人工客服”，由客服人员为您处理；说出订单号或兑换记录，能更快查到。'
const APOLOGY_IN_ENGLISH = 'We are very sorry. Please ask for a person, who will look into it for you.'
export const TO_PERSON = '好的，请点“转人工客服”，由客服人员为您处理。'
const TO_PERSON_IN_ENGLISH = 'Sure. Please tap “转人工客服” to talk to a person.'

/** Before an answer in Chinese to a question in English. */
export const ENGLISH_LEAD =
  'Here is what our help pages say, in Chinese. For help in English, ask for a person.'

/** That nothing of ours answers a question, and what would be answered. */
export const unknownReply = ({ isEnglish }: Pick<Understood, 'isEnglish'>): Reply => ({
  text: isEnglish ? UNKNOWN_IN_ENGLISH : UNKNOWN_ANSWER,
  found: false
})

export const DID_YOU_MEAN =
  '这个问题我没有把握回答。您是不是想问下面这些？都不是的话，请换个说法再问，或者转人工客服。'
const DID_YOU_MEAN_IN_ENGLISH =
  'I am not sure that I understand. Did you mean one of these? If not, please put it in other words, or ask for a person.'

/** That what was found may not be what was asked: it is offered as questions, not asserted. */
export const didYouMean = ({ isEnglish }: Pick<Understood, 'isEnglish'>): Reply => ({
  text: isEnglish ? DID_YOU_MEAN_IN_ENGLISH : DID_YOU_MEAN,
  found: false
})

/** What is replied without looking anything up; undefined if the question has to be looked up. */
export function replyTo({
  talk,
  isAngry,
  wantsPerson,
  isElsewhere,
  isEnglish
}: Understood): Reply | undefined {
  if (talk) return { text: (isEnglish ? TALK_ENGLISH[talk] : undefined) ?? TALK[talk], found: true }
  if (isAngry) return { text: isEnglish ? APOLOGY_IN_ENGLISH : APOLOGY, found: false }
  if (wantsPerson) return { text: isEnglish ? TO_PERSON_IN_ENGLISH : TO_PERSON, found: false }
  return isElsewhere ? unknownReply({ isEnglish }) : undefined
}

/** What a reply without sources does, for measuring. */
export function spokenBy(question: string): 'smallTalk' | 'handOver' | 'outOfScope' {
  const { talk, isAngry, wantsPerson } = understand(question)
  if (talk) return 'smallTalk'
  return isAngry || wantsPerson ? 'handOver' : 'outOfScope'
}
