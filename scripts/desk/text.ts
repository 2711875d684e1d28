import type { Feedback } from '../../contract/types'
import { chinaText, dayInChina } from '../../server/lib/china-time'
import { maskPhones } from '../../server/lib/mask-phones'
import type { DeskTalk } from '../../server/modules/assistant'
import type { FeedbackRow } from '../../server/modules/feedback'

const KINDS: Readonly<Record<Feedback['kind'], string>> = {
  fault: '功能问题',
  suggestion: '产品建议',
  service: '服务投诉',
  other: '其他'
}
const STATES: Readonly<Record<DeskTalk['state'], string>> = {
  bot: '智能助手',
  waiting: '等待接入',
  human: '服务中',
  resolved: '已结束'
}
const WHO: Readonly<Record<string, string>> = {
  asker: '客户',
  bot: '智能助手',
  human: '人工客服',
  notice: '系统'
}
const MAX_LINE_LENGTH = 40

// control characters that a terminal would interpret
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** Makes a user's text safe for a terminal: numbers masked, control characters removed. */
const safe = (text: string): string => maskPhones(text.replace(CONTROLS, ' '))

const oneLine = (text: string): string => {
  const line = safe(text).replace(/\s+/g, ' ').trim()
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1)}…` : line
}
const minute = (at: Date): string => `${dayInChina(at)} ${chinaText(at, 'HH:mm')}`
const lines = (...parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join('\n')

/** What is waiting for an answer: one line each, the longest wait first. */
export function listWords(feedback: readonly FeedbackRow[], talks: readonly DeskTalk[]): string {
  return lines(
    `人工会话（${talks.length}）`,
    ...talks.map(({ id, state, title, channel, said }) => {
      const since = said.at(-1)?.at
      return `  ${id}  ${STATES[state]}  ${channel}  ${since ? minute(since) : ''}  ${oneLine(title) || '（尚未提问）'}`
    }),
    `待答复的反馈（${feedback.length}）`,
    ...feedback.map(
      ({ id, kind, channelCode, createdAt, content }) =>
        `  ${id}  ${KINDS[kind]}  ${channelCode}  ${minute(createdAt)}  ${oneLine(content)}`
    )
  )
}

/** One feedback of a member in full. */
export function feedbackWords(row: FeedbackRow): string {
  const { id, kind, channelCode, createdAt, content, contact, pictures, answer, answeredAt } = row
  return lines(
    `${id}  ${KINDS[kind]}  ${channelCode}  ${minute(createdAt)}`,
    contact !== null && `联系方式：${safe(contact)}`,
    ...pictures.map((picture) => `图片：${safe(picture)}`),
    '',
    safe(content),
    '',
    answer === null ? '待答复' : `已答复${answeredAt ? ` ${minute(answeredAt)}` : ''}：${safe(answer)}`
  )
}

/** A conversation, with the mark that an answer to it has to name. */
export function talkWords({ id, state, channel, isMember, seen, said }: DeskTalk): string {
  return lines(
    `${id}  ${STATES[state]}  ${channel}  ${isMember ? '会员' : '访客'}`,
    ...said.map(({ sender, body, at }) => `[${minute(at)}] ${WHO[sender] ?? sender}：${safe(body)}`),
    '',
    `--seen ${seen}`
  )
}
