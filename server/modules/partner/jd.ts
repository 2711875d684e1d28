import { RESULT } from '@contract/envelope/codes'
import type { Data } from '@contract/types'
import type { JdCardState, JdGateway } from '../../gateways/jd/jd-gateway'
import { RemoteError } from '../../gateways/remote-json'
import type { SmsGateway } from '../../gateways/sms/sms-gateway'
import { BusinessError, notFound } from '../../core/business-error'
import type { Limit } from '../../core/limit'

/** What JD appends to the return link. */
export interface JdProof {
  readonly code: string
  readonly sign: string
}

const STATE: Readonly<Record<JdCardState['state'], string>> = {
  done: '已到账',
  processing: '正在充值，请稍候',
  failed: '未成功'
}

/** The card with which JD sent its recipient back. @throws BusinessError 914, 404, 913 */
export async function jdCardOf(
  jd: JdGateway | null,
  { code, sign }: JdProof,
  now: Date
): Promise<JdCardState> {
  if (!jd) throw new BusinessError(RESULT.partnerFailed, '京东服务暂未开放')
  if (!jd.isSigned(code, sign, now))
    throw new BusinessError(RESULT.entryRefused, '链接已失效，请从京东重新进入')
  const card = await reached(() => jd.card(code))
  if (!card) throw notFound('未找到该卡的记录')
  return card
}

/** A card as the contract shows it. */
export function jdCardView(card: JdCardState): Data<'jdVerifyCodeSign'> {
  return { ...card, account: masked(card.account), at: card.at.toISOString() }
}

const RETRY_SECONDS = 60
const DAY_MS = 86_400_000
const A_DAY = 5

/** Sends the result of a card to the member's own phone. @throws BusinessError 914, 404, 429, 503, 325 without a phone */
export async function sendJdMessage(
  tools: { readonly limit: Limit; readonly sms: SmsGateway },
  card: JdCardState,
  mobile: string | null
): Promise<Data<'sendJDShortMessage'>> {
  if (mobile === null) throw new BusinessError(RESULT.quietNotBound, '请先绑定手机号')
  const { limit, sms } = tools
  await limit(`jd-sms:${mobile}`, 1, RETRY_SECONDS * 1000)
  await limit(`jd-sms-day:${mobile}`, A_DAY, DAY_MS)
  try {
    await sms.sendNote(mobile, [card.name, masked(card.account), STATE[card.state]])
  } catch (cause) {
    throw new BusinessError(RESULT.overloaded, '短信发送失败，请稍后再试', { cause })
  }
  return { retryAfterSeconds: RETRY_SECONDS }
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof RemoteError)) throw cause
    throw new BusinessError(RESULT.partnerFailed, '京东暂时无法访问，请稍后再试', { cause })
  }
}

/** `138****0001`; short ones keep their last two characters. */
const masked = (account: string) =>
  account.length >= 8 ? `${account.slice(0, 3)}****${account.slice(-4)}` : `***${account.slice(-2)}`
