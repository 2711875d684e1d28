import { RESULT } from '@contract/envelope/codes'
import { isSigned } from '../../gateways/recharge/parameter-signature'
import type { PartnerAccess } from '../../gateways/partner/signed-call'
import { BusinessError } from '../../core/business-error'
import type { Limit } from '../../core/limit'

const LIFE_MS = 300_000

/** Whether parameters are genuine: signed by us, recent, and seen for the first time. */
export async function isBelieved(
  access: Pick<PartnerAccess, 'appId' | 'secret' | 'system'>,
  parameters: Readonly<Record<string, string>>,
  limit: Limit,
  now: Date
): Promise<boolean> {
  const { app, time = '', nonce = '' } = parameters
  if (app !== access.appId || !/^\d{10}$/.test(time) || !/^[\w-]{16,64}$/.test(nonce)) return false
  if (Math.abs(now.getTime() - Number(time) * 1000) > LIFE_MS) return false
  if (!isSigned(parameters, access.secret)) return false
  try {
    await limit(`sandbox nonce ${access.system} ${nonce}`, 1, 2 * LIFE_MS)
    return true
  } catch (problem) {
    if (problem instanceof BusinessError && problem.code === RESULT.tooOften) return false
    throw problem
  }
}

/** The texts of a query or a form; duplicates count once. */
export function textsOf(source: unknown): Record<string, string> {
  const entries = source instanceof URLSearchParams ? [...source] : Object.entries(source ?? {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  )
}

/** The form in a request (its body is raw). */
export const formOf = (body: unknown) =>
  new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '')
