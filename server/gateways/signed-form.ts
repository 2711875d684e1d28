/**
 * The signed calls of warehouses and lounges: a form as the request, a JSON of texts as the response, both under one
 * secret.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SettingsError } from '../config/settings-error'
import { isSigned, signatureOf, type Parameters } from './recharge/parameter-signature'
import { callRemote, RemoteError } from './remote-json'
import { requiredSettings } from './required-settings'

/** Our identity at the other system. */
export interface SignedFormSettings {
  readonly baseUrl: URL
  readonly merchant: string
  readonly secret: string
}

/** The variables of a gateway: address, merchant and secret, by name. @throws SettingsError naming what is missing or wrong */
export function readSignedFormSettings(
  gateway: string,
  names: readonly [string, string, string],
  env: Readonly<Record<string, string | undefined>>
): SignedFormSettings {
  const values = requiredSettings(gateway, names, env)
  const [baseUrl = '', merchant = '', secret = ''] = names.map((one) => values[one])
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new SettingsError([`${names[0]}: must be an http(s) address`])
  }
  return { baseUrl: new URL(baseUrl), merchant, secret }
}

/** An older message, or one from that far in the future, may be a replay. */
const FRESH_MS = 300_000

const answerSchema = z.object({
  code: z.string(),
  body: z.string(),
  time: z.string().regex(/^\d{10}$/),
  sign: z.string()
})

const secondsOf = (ms: number) => String(Math.floor(ms / 1000))
const isFresh = (time: string, nowMs: number): boolean => Math.abs(nowMs - Number(time) * 1000) <= FRESH_MS

/** Somebody who sends us signed forms. */
export type SignedFormSender = Pick<SignedFormSettings, 'merchant' | 'secret'>

/** A JSON body with merchant, time (seconds), nonce, and the signature over all of them. */
export function signedForm(
  { merchant, secret }: SignedFormSender,
  content: object,
  nowMs: number
): Parameters {
  const nonce = randomUUID().replaceAll('-', '')
  const parameters = { merchant, body: JSON.stringify(content), time: secondsOf(nowMs), nonce }
  return { ...parameters, sign: signatureOf(parameters, secret) }
}

/** A form was not signed by one of those who may send it, or not just now. */
export class FormRefused extends Error {}

const formSchema = z.object({
  merchant: z.string(),
  body: z.string().max(2000),
  time: z.string().regex(/^\d{10}$/),
  nonce: z.string()
})

/**
 * A form that one of these senders has sent us: who it was, and what is in it; undefined if that is no JSON.
 * @throws FormRefused unless one of them signed it, within the last five minutes
 */
export function readSignedForm<Sender extends SignedFormSender>(
  form: Parameters,
  senders: readonly Sender[],
  nowMs: number
): { readonly sender: Sender; readonly content: unknown } {
  const read = formSchema.safeParse(form)
  if (!read.success) throw new FormRefused('not shaped as a signed form')
  const { merchant, body, time } = read.data
  const sender = senders.find((one) => one.merchant === merchant && isSigned(form, one.secret))
  if (!sender) throw new FormRefused('not signed by one of them')
  if (!isFresh(time, nowMs)) throw new FormRefused('not of this time')
  return { sender, content: jsonOf(body) }
}

/** The response to such a form, signed with the same secret. */
export function signedAnswer(
  secret: string,
  { code, body }: { readonly code: string; readonly body: object },
  nowMs: number
): Parameters {
  const answer = { code, body: JSON.stringify(body), time: secondsOf(nowMs) }
  return { ...answer, sign: signatureOf(answer, secret) }
}

/** Calls `<base>/<path>`. */
export type SendSigned = (path: string, content: object) => Promise<{ code: string; body: unknown }>

/**
 * Calls to a system: `POST <base>/<path>` as a {@link signedForm}; the response is JSON of texts, code, body (JSON),
 * time, sign, signed with the same secret. `clock` returns milliseconds. A call throws RemoteError for any code that
 * is not one of `codes`.
 */
export function signedFormClient(
  system: string,
  settings: SignedFormSettings,
  codes: readonly string[],
  clock: () => number
): SendSigned {
  const { baseUrl, secret } = settings
  return async (path, content) => {
    const answer = await callRemote({
      system,
      base: baseUrl,
      url: new URL(path, baseUrl.href.replace(/\/?$/, '/')),
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(signedForm(settings, content, clock())).toString()
    })
    const parsed = answerSchema.safeParse(answer)
    if (!parsed.success) throw new RemoteError(system, 'the answer has an unknown shape')
    if (!isSigned(parsed.data, secret)) throw new RemoteError(system, 'the answer is not signed')
    if (!isFresh(parsed.data.time, clock())) throw new RemoteError(system, 'the answer is not of this time')
    const { code, body } = parsed.data
    if (!codes.includes(code)) throw new RemoteError(system, code)
    return { code, body: body === '' ? null : parseBody(system, body) }
  }
}

function parseBody(system: string, text: string): unknown {
  const content = jsonOf(text)
  if (content === undefined) throw new RemoteError(system, 'the body is not JSON')
  return content
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
