import type { CardOutcome, Data, Grant, GrantLine } from '@contract/types'
import { plainCode, typedCode } from '@contract/typed/code'

export type { CardOutcome, Grant, GrantLine } from '@contract/types'
/** What a code would give. */
export type CodePreview = Data<'lookUpGrantCode'>
/** The cards that wait for a number. */
export type WaitingCards = Data<'getCardPlateInfo'>
export type WaitingCard = WaitingCards['cards'][number]

/** A code in an address is recognised by its parameter's name. */
const SHORTEST = 12
const MAX_LENGTH = 20

/** Normalises a typed code: only letters and digits, in upper case. */
export const plainGrantCode = (text: string): string => typedCode(text, MAX_LENGTH)

/** In groups of four, as it is printed and sent. */
export const codeGroups = (code: string): string => (code.match(/.{1,4}/g) ?? []).join(' ')

/** With room for the spaces between the groups. */
export const MAX_TYPED_LENGTH = MAX_LENGTH + MAX_LENGTH / 4

/** What is wrong with a typed code, if anything is. */
export function grantCodeFault(code: string): string | undefined {
  if (code === '') return '请输入激活码'
  return code.length < SHORTEST ? '激活码未填写完整' : undefined
}

/** The code of a scanned text: alone, or in an address. Empty where there is none. */
export function codeOfScan(text: string): string {
  const named = /[?&]activeCode=([0-9A-Za-z-]+)/.exec(text)?.[1]
  if (named !== undefined) return plainGrantCode(named)
  return /^[0-9A-Z]+$/.test(plainCode(text)) ? plainGrantCode(text) : ''
}

/** Status text of a grant's line: its label, and the possible action. */
export interface LineText {
  readonly mark: string
  readonly tone: 'ok' | 'warn' | 'bad' | 'info'
  readonly note: string
  readonly button: string
}

const TEXT: Readonly<Record<GrantLine['state'], LineText>> = {
  granted: { mark: '已到账', tone: 'ok', note: '可在兑换记录中随时查看', button: '查看' },
  waiting: { mark: '待领取', tone: 'warn', note: '暂时缺货，已为您保留名额', button: '再领一次' },
  processing: { mark: '充值中', tone: 'info', note: '通常几分钟内到账', button: '查询进度' },
  failed: { mark: '未成功', tone: 'bad', note: '未能到账，可重新领取', button: '重新领取' }
}

/** The text of a line; the server's reason takes precedence over ours. */
export function lineText({ state, reason }: Pick<GrantLine, 'state' | 'reason'>): LineText {
  const words = TEXT[state]
  return reason !== null && state === 'failed' ? { ...words, note: reason } : words
}

/** Whether all of a grant is there. */
export const isWhole = ({ lines }: Pick<Grant, 'lines'>): boolean =>
  lines.every(({ state }) => state === 'granted')

/** The result for several cards, in a sentence. */
export function outcomesText(results: readonly CardOutcome[]): string {
  const count = (outcome: CardOutcome['outcome']) => results.filter((one) => one.outcome === outcome).length
  const [opened, had, refused] = [count('opened'), count('had'), count('refused')]
  return [
    opened > 0 && `成功开通 ${opened} 张`,
    had > 0 && `${had} 张此前已开通`,
    refused > 0 && `${refused} 张不可开通`
  ]
    .filter(Boolean)
    .join('，')
}

/** Why an activation ended without a card. */
export type WhyNot = 'sold_out' | 'limit_reached' | 'not_started' | 'ended'

const WHY_NOT: Readonly<Record<WhyNot, { title: string; note: string }>> = {
  sold_out: { title: '名额已满', note: '本次活动的礼遇已全部领完，激活码未被使用' },
  limit_reached: { title: '您已领取过', note: '每位会员限领一份，激活码仍可转给他人使用' },
  not_started: { title: '活动尚未开始', note: '请在活动开始后再来，激活码未被使用' },
  ended: { title: '活动已结束', note: '感谢您的关注，看看其他权益吧' }
}

/** The text for a reason; a link may name an unknown one. */
export const refusalText = (reason: string | undefined) =>
  reason !== undefined && reason in WHY_NOT ? WHY_NOT[reason as WhyNot] : undefined
