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
import { takeProof } from './puzzle-repository'

export interface SmsLimitDependencies {
  readonly db: Queryable
  readonly limit: Limit
  /** Codes an hour that an address gets without a puzzle. */
  readonly smsPerAddressAndHour: number
}

/** Who asks for a code, or types it in. */
export interface Requester {
  readonly network: Network
  /** SHA-256 of the key of the device that asks. */
  readonly deviceHash: string | null
}

/** A send that is asked for. */
export interface SmsRequest extends Requester {
  readonly mobile: string
  /** Of a solved puzzle. */
  readonly proof?: string | undefined
  readonly now: Date
}

const deviceRequester = (deviceHash: string) => `device:${deviceHash}`

/** Whose codes an asker has tries of its own for: those that its network asked for, and those that the device itself did. */
export const requestersOf = ({ network, deviceHash }: Requester): readonly string[] =>
  deviceHash === null ? [network] : [network, deviceRequester(deviceHash)]

const MINUTE = SMS_RETRY_SECONDS * 1000
const puzzleNeeded = () => new BusinessError(RESULT.puzzleNeeded, '请先完成安全验证')

/**
 * Counts a send, or refuses it. A device on which the number's owner has logged in has codes of its own, of which strangers take
 * none, wherever they are (ADR 0056). Of the others, without a proof only a part of the day's codes can be had, with one there are
 * more (ADR 0016).
 * @returns to whom the code belongs @throws BusinessError 916, 429
 */
export async function countSend(dependencies: SmsLimitDependencies, ask: SmsRequest): Promise<string> {
  const { db, limit } = dependencies
  try {
    if (await countOwnDevice(dependencies, ask)) return deviceRequester(ask.deviceHash ?? '')
    const way = ask.proof === undefined ? null : await takeProof(hashToken(ask.proof), ask.now, db)
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

/** @returns false for a device that is not the owner's, or has had its codes of the day: it asks as anybody does */
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
 * What is used up is looked at before the minute is counted: calls that are refused anyway would otherwise keep the minute of
 * an address that its owner shares with a stranger. Counted after it: two taps are one send.
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
      // others were faster to the last one
      throw problem instanceof BusinessError ? puzzleNeeded() : problem
    })
  }
}

/** The number's own limit comes last, so that no refused call takes a part of it. */
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

/** A wait in words: 45 秒, 20 分钟, 3 小时. */
function waitText(seconds: number): string {
  if (seconds <= 120) return ` ${seconds} 秒`
  return seconds <= 7200 ? ` ${Math.ceil(seconds / 60)} 分钟` : ` ${Math.ceil(seconds / 3600)} 小时`
}
