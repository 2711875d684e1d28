import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { hashToken } from '../../core/session-token'
import { limitNetwork, networkQuotas, type Limit } from '../../core/limit'
import { readHits } from '../../core/limit-repository'
import type { Network } from '../../core/network'
import {
  DAY_MS,
  HOUR_MS,
  SMS_BY_QUESTION_PER_PHONE,
  SMS_OPEN_PER_PHONE,
  SMS_PER_OWN_DEVICE,
  SMS_PROVED_PER_ADDRESS_AND_HOUR,
  SMS_PROVED_PER_PHONE,
  SMS_PROVED_PER_PHONE_AND_ADDRESS,
  SMS_RETRY_SECONDS
} from './model'
import type { ProofKind } from './puzzle-model'
import { isProvenDevice } from './proven-device-repository'
import { consumePuzzleProof } from './puzzle-repository'

export interface SmsLimitDependencies {
  readonly db: Queryable
  readonly limit: Limit
  /** Codes per hour and address without a puzzle. */
  readonly smsPerAddressAndHour: number
}

/** Who requests or enters a code. */
export interface Requester {
  readonly network: Network
  /** SHA-256 of the calling device's key. */
  readonly deviceHash: string | null
}

/** A request to send a code. */
export interface SmsRequest extends Requester {
  readonly mobile: string
  /** Of a solved puzzle. */
  readonly proof?: string | undefined
  readonly now: Date
}

const deviceRequester = (deviceHash: string) => `device:${deviceHash}`

/**
 * The requesters whose codes a caller has separate attempts for: those requested by its network, and those by the
 * device itself.
 */
export const requestersOf = ({ network, deviceHash }: Requester): readonly string[] =>
  deviceHash === null ? [network] : [network, deviceRequester(deviceHash)]

const MINUTE = SMS_RETRY_SECONDS * 1000
const puzzleNeeded = () => new BusinessError(RESULT.puzzleNeeded, '请先完成安全验证')

/**
 * Counts a send, or refuses it. A device on which the number's owner has logged in has its own codes, which strangers
 * cannot use up, wherever they are (ADR 0056). Of the others, only a part of the day's codes is available without a
 * proof, more with one (ADR 0016).
 * @returns to whom the code belongs @throws BusinessError 916, 429
 */
export async function countSend(dependencies: SmsLimitDependencies, ask: SmsRequest): Promise<string> {
  const { db, limit } = dependencies
  try {
    if (await countOwnDevice(dependencies, ask)) return deviceRequester(ask.deviceHash ?? '')
    const way = ask.proof === undefined ? null : await consumePuzzleProof(hashToken(ask.proof), ask.now, db)
    if (way === null) await countOpen(dependencies, ask)
    else await countProved(limit, ask, way)
    return ask.network
  } catch (problem) {
    if (!(problem instanceof BusinessError) || problem.retryAfterSeconds === undefined) throw problem
    const { retryAfterSeconds } = problem
    throw new BusinessError(RESULT.tooOften, `发送太频繁，请${waitText(retryAfterSeconds)}后再试`, {
      retryAfterSeconds
    })
  }
}

/**
 * @returns false for a device that is not the owner's, or has used up its codes of the day: it is treated like any
 * other
 */
async function countOwnDevice(
  { db, limit }: SmsLimitDependencies,
  { mobile, deviceHash, now }: SmsRequest
): Promise<boolean> {
  if (deviceHash === null || !(await isProvenDevice(mobile, deviceHash, now, db))) return false
  const key = `sms-device-day:${mobile} ${deviceHash}`
  if (((await readHits([key], now, db)).get(key) ?? 0) >= SMS_PER_OWN_DEVICE) return false
  await limit(`sms-device:${mobile} ${deviceHash}`, 1, MINUTE)
  await limit(key, SMS_PER_OWN_DEVICE, DAY_MS)
  return true
}

/**
 * Used-up limits are checked before the minute is counted: refused calls would otherwise occupy the minute of an
 * address that its owner shares with a stranger. Counted after it: a double tap is one send.
 */
async function countOpen(
  dependencies: SmsLimitDependencies,
  { mobile, network, now }: SmsRequest
): Promise<void> {
  const { db, limit, smsPerAddressAndHour } = dependencies
  const quotas = [
    ...networkQuotas('sms-open-from', network, smsPerAddressAndHour).map((quota) => ({
      ...quota,
      windowMs: HOUR_MS
    })),
    { key: `sms-open:${mobile}`, max: SMS_OPEN_PER_PHONE, windowMs: DAY_MS }
  ]
  const hits = await readHits(
    quotas.map(({ key }) => key),
    now,
    db
  )
  if (quotas.some(({ key, max }) => (hits.get(key) ?? 0) >= max)) throw puzzleNeeded()
  await limit(`sms-open:${mobile} ${network}`, 1, MINUTE)
  for (const { key, max, windowMs } of quotas) {
    await limit(key, max, windowMs).catch((problem: unknown) => {
      // concurrent calls took the last one
      throw problem instanceof BusinessError ? puzzleNeeded() : problem
    })
  }
}

/** The number's own limit comes last, so that refused calls do not use it. */
async function countProved(limit: Limit, { mobile, network }: SmsRequest, way: ProofKind): Promise<void> {
  const from = {
    purpose: 'sms-proved-from',
    network,
    max: SMS_PROVED_PER_ADDRESS_AND_HOUR,
    windowMs: HOUR_MS
  }
  await limitNetwork(limit, from)
  await limit(`sms-proved:${mobile} ${network}`, 1, MINUTE)
  await limit(`sms-proved-day:${mobile} ${network}`, SMS_PROVED_PER_PHONE_AND_ADDRESS, DAY_MS)
  if (way === 'question') await limit(`sms-question:${mobile}`, SMS_BY_QUESTION_PER_PHONE, DAY_MS)
  await limit(`sms-proved-day:${mobile}`, SMS_PROVED_PER_PHONE, DAY_MS)
}

/** A wait in Chinese: 45 秒, 20 分钟, 3 小时. */
function waitText(seconds: number): string {
  if (seconds <= 120) return ` ${seconds} 秒`
  return seconds <= 7200 ? ` ${Math.ceil(seconds / 60)} 分钟` : ` ${Math.ceil(seconds / 3600)} 小时`
}
