import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../../db/client'
import { BusinessError } from '../../http/business-error'
import { hashToken } from '../../http/caller'
import type { Limit } from '../../http/limit'
import { readHits } from '../../http/limit-repository'
import {
  DAY_MS,
  HOUR_MS,
  SMS_BY_QUESTION_PER_PHONE,
  SMS_OPEN_PER_PHONE,
  SMS_PROVED_PER_ADDRESS_AND_HOUR,
  SMS_PROVED_PER_PHONE,
  SMS_PROVED_PER_PHONE_AND_ADDRESS,
  SMS_RETRY_SECONDS
} from './model'
import { takeProof } from './puzzle-repository'

export interface SmsLimitDependencies {
  readonly db: Queryable
  readonly limit: Limit
  /** Codes an hour that an address gets without a puzzle. */
  readonly smsPerAddressAndHour: number
}

/** A send that is asked for. */
export interface SmsAsk {
  readonly mobile: string
  readonly ip: string
  /** Of a solved puzzle. */
  readonly proof?: string | undefined
  readonly now: Date
}

const MINUTE = SMS_RETRY_SECONDS * 1000
const puzzleNeeded = () => new BusinessError(RESULT.puzzleNeeded, '请先完成安全验证')

/**
 * Counts a send, or refuses it. Without a proof only a part of the day's codes can be had; with one there are others, of
 * which nothing that was done without takes any: the number's owner always has a way (ADR 0016).
 * @throws BusinessError 916, 429
 */
export async function countSend(dependencies: SmsLimitDependencies, ask: SmsAsk): Promise<void> {
  const { db, limit } = dependencies
  const way = ask.proof === undefined ? null : await takeProof(hashToken(ask.proof), ask.now, db)
  try {
    if (way === null) await countOpen(dependencies, ask)
    else await countProved(limit, ask, way)
  } catch (problem) {
    if (!(problem instanceof BusinessError) || problem.retryAfterSeconds === undefined) throw problem
    const { retryAfterSeconds } = problem
    throw new BusinessError(RESULT.tooOften, `发送太频繁，请${waitWords(retryAfterSeconds)}后再试`, {
      retryAfterSeconds
    })
  }
}

/**
 * What is used up is looked at before the minute is counted: calls that are refused anyway would otherwise keep the minute of
 * an address that its owner shares with a stranger. Counted after it: two taps are one send.
 */
async function countOpen(dependencies: SmsLimitDependencies, { mobile, ip, now }: SmsAsk): Promise<void> {
  const { db, limit, smsPerAddressAndHour } = dependencies
  const quotas = [
    { key: `sms-open-ip:${ip}`, most: smsPerAddressAndHour, windowMs: HOUR_MS },
    { key: `sms-open:${mobile}`, most: SMS_OPEN_PER_PHONE, windowMs: DAY_MS }
  ]
  const hits = await readHits(
    quotas.map(({ key }) => key),
    now,
    db
  )
  if (quotas.some(({ key, most }) => (hits.get(key) ?? 0) >= most)) throw puzzleNeeded()
  await limit(`sms-open:${mobile} ${ip}`, 1, MINUTE)
  for (const { key, most, windowMs } of quotas) {
    await limit(key, most, windowMs).catch((problem: unknown) => {
      // others were faster to the last one
      throw problem instanceof BusinessError ? puzzleNeeded() : problem
    })
  }
}

/** The number's own limit comes last, so that no refused call takes a part of it. */
async function countProved(limit: Limit, { mobile, ip }: SmsAsk, way: 'slide' | 'question'): Promise<void> {
  await limit(`sms-proved-ip:${ip}`, SMS_PROVED_PER_ADDRESS_AND_HOUR, HOUR_MS)
  await limit(`sms-proved:${mobile} ${ip}`, 1, MINUTE)
  await limit(`sms-proved-day:${mobile} ${ip}`, SMS_PROVED_PER_PHONE_AND_ADDRESS, DAY_MS)
  if (way === 'question') await limit(`sms-question:${mobile}`, SMS_BY_QUESTION_PER_PHONE, DAY_MS)
  await limit(`sms-proved-day:${mobile}`, SMS_PROVED_PER_PHONE, DAY_MS)
}

/** A wait in words: 45 秒, 20 分钟, 3 小时. */
function waitWords(seconds: number): string {
  if (seconds <= 120) return ` ${seconds} 秒`
  return seconds <= 7200 ? ` ${Math.ceil(seconds / 60)} 分钟` : ` ${Math.ceil(seconds / 3600)} 小时`
}
