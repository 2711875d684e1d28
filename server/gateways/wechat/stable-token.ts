import { z } from 'zod'
import { callRemote, RemoteError } from '../remote-json'

const answerSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** Renewed this long before its end, so that calls in progress still find it valid. */
const MARGIN_MS = 120_000

/** WeChat's access token: requested once, shared by all calls of this process until shortly before its end. */
export interface StableToken {
  get(): Promise<string>
  /** After WeChat rejected the current one. */
  renew(): Promise<string>
}

/**
 * Token by `stable_token`, which gives every process the same token, so that processes do not invalidate each
 * other's. `clock` returns milliseconds.
 * @throws RemoteError from get and renew
 */
export function createStableToken(
  settings: { baseUrl: URL; appId: string; appSecret: string },
  clock: () => number
): StableToken {
  let held: { token: string; until: number } | undefined
  let requesting: Promise<string> | undefined

  async function ask(): Promise<string> {
    const answer = await callRemote({
      system: 'WeChat',
      base: settings.baseUrl,
      url: new URL('/cgi-bin/stable_token', settings.baseUrl),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credential',
        appid: settings.appId,
        secret: settings.appSecret,
        force_refresh: false
      })
    })
    const parsed = answerSchema.safeParse(answer)
    if (!parsed.success) throw new RemoteError('WeChat', `no access token, errcode ${String(answer.errcode)}`)
    held = { token: parsed.data.access_token, until: clock() + parsed.data.expires_in * 1000 - MARGIN_MS }
    return held.token
  }

  function askOnce(): Promise<string> {
    requesting ??= ask().finally(() => (requesting = undefined))
    return requesting
  }

  return {
    async get() {
      return held && clock() < held.until ? held.token : askOnce()
    },
    async renew() {
      held = undefined
      return askOnce()
    }
  }
}
