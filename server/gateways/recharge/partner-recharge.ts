import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SettingsError } from '../../config/settings-error'
import { callRemote, RemoteError } from '../remote-json'
import { requiredSettings } from '../required-settings'
import { isSigned, signatureOf } from './parameter-signature'
import type { RechargeGateway, RechargeOutcome, RechargeRequest } from './recharge-gateway'

export interface RechargeSettings {
  readonly baseUrl: URL
  readonly merchant: string
  readonly secret: string
}

/** Settings of the recharge partner. @throws SettingsError naming what is missing or wrong */
export function readRechargeSettings(env: Readonly<Record<string, string | undefined>>): RechargeSettings {
  const names = ['RECHARGE_BASE_URL', 'RECHARGE_MERCHANT', 'RECHARGE_SECRET'] as const
  const values = requiredSettings('GATEWAY_RECHARGE', names, env)
  if (!/^https?:\/\//.test(values.RECHARGE_BASE_URL) || !URL.canParse(values.RECHARGE_BASE_URL)) {
    throw new SettingsError(['RECHARGE_BASE_URL: must be an http(s) address'])
  }
  return {
    baseUrl: new URL(values.RECHARGE_BASE_URL),
    merchant: values.RECHARGE_MERCHANT,
    secret: values.RECHARGE_SECRET
  }
}

const SYSTEM = 'Recharge partner'
/** An older response, or one from that far in the future, may be a replay. */
const FRESH_MS = 300_000

const answerSchema = z.object({
  code: z.string(),
  order_no: z.string(),
  status: z.enum(['success', 'processing', 'failed']).optional(),
  reason: z.string().max(60).optional(),
  time: z.string().regex(/^\d{10}$/),
  sign: z.string()
})

/** Codes of the partner for a permanent refusal; any other than `OK` means retry later. */
const LIMIT = 'MONTH_LIMIT'
const REFUSED = 'REFUSED'

/**
 * A partner that tops up phone accounts, with one signed call: `POST <base>/recharge` as a form with merchant,
 * order_no, account, amount (fen), product, time (seconds), nonce, sign. The same order_no is the same recharge, and
 * the response contains its state: JSON of texts, signed with the same secret. `clock` returns milliseconds.
 */
export function createPartnerRecharge(
  settings: RechargeSettings,
  clock: () => number = Date.now
): RechargeGateway {
  const { baseUrl, merchant, secret } = settings

  function signed({ requestId, account, amountFen, productName }: RechargeRequest): URLSearchParams {
    const parameters = {
      merchant,
      order_no: requestId,
      account,
      amount: String(amountFen),
      product: productName,
      time: String(Math.floor(clock() / 1000)),
      nonce: randomUUID().replaceAll('-', '')
    }
    return new URLSearchParams({ ...parameters, sign: signatureOf(parameters, secret) })
  }

  return {
    async submit(request) {
      const answer = await callRemote({
        system: SYSTEM,
        base: baseUrl,
        url: new URL('recharge', baseUrl.href.replace(/\/?$/, '/')),
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: signed(request).toString()
      })
      return outcomeOf(believed(answer, request.requestId))
    }
  }

  /** @throws RemoteError unless the partner signed it, just now, for this recharge */
  function believed(answer: unknown, requestId: string) {
    const flat = z.record(z.string(), z.string()).safeParse(answer)
    const parsed = answerSchema.safeParse(answer)
    if (!flat.success || !parsed.success) throw new RemoteError(SYSTEM, 'the answer has an unknown shape')
    if (!isSigned(flat.data, secret)) throw new RemoteError(SYSTEM, 'the answer is not signed')
    if (Math.abs(clock() - Number(parsed.data.time) * 1000) > FRESH_MS) {
      throw new RemoteError(SYSTEM, 'the answer is not of this time')
    }
    if (parsed.data.order_no !== requestId) throw new RemoteError(SYSTEM, 'the answer is about another one')
    return parsed.data
  }
}

function outcomeOf({ code, status, reason }: z.output<typeof answerSchema>): RechargeOutcome {
  if (code === LIMIT) return { state: 'limit' }
  if (code === REFUSED) return refused(reason)
  if (code !== 'OK' || !status) throw new RemoteError(SYSTEM, code)
  if (status === 'failed') return refused(reason)
  return { state: status === 'success' ? 'done' : 'processing' }
}

const refused = (reason: string | undefined): RechargeOutcome => ({
  state: 'refused',
  reason: reason || '充值未成功'
})
