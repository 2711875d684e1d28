import type { Data, LoginResult, ParsedInput } from '@contract/types'
import type { ChannelCode } from '../../config/channels'
import type { Queryable, Tx } from '../../db/client'
import type { Secret } from '../../lib/secret'
import { maskMobile } from '../member'
import type { LoginScene } from './accounts'
import { phoneUnconfirmed, unionRefused } from './entry-refusals'
import { spendOnce } from './entry-repository'
import { enterVouched } from './partner-accounts'
import { inOneGo } from './partner-entries'
import type { SmsScene } from './model'
import { consumeCode } from './sms-code-repository'
import { judgeCode, sendCode, wrongCode, type SmsCodeDependencies } from './sms-codes'
import { proveDevice } from './proven-device-repository'
import { reclaim } from './reclaim'
import { findVouchedAccount } from './reclaim-repository'
import { insertTrust, isTrusted } from './trust-repository'
import { readUnionSign, UNION_CONFIRM_MS, UNION_SIGN_MS, type UnionSign } from './union-sign'

export interface UnionDependencies extends SmsCodeDependencies {
  readonly db: Queryable
  /** Shared with the distributors of each channel. */
  readonly unionSecrets: Readonly<Record<ChannelCode, Secret>>
}

interface Scene extends LoginScene {
  readonly channel: ChannelCode
}

/**
 * Login by a distributor's signature. It vouches for a number, which is not enough if that has an account which the
 * distributor neither created nor was confirmed for: its secret would open any account of any channel. The owner
 * confirms with an SMS code, once per distributor (ADR 0015).
 */
export interface UnionEntries {
  /** @throws BusinessError 914, 915 */
  login(input: ParsedInput<'unionLogin'>, scene: Scene): Promise<LoginResult>
  /** @throws BusinessError 914, 916, 429, 503 */
  sendCode(input: ParsedInput<'sendUnionCode'>, scene: Scene): Promise<Data<'sendUnionCode'>>
  /** @throws BusinessError 914, 908 */
  confirm(input: ParsedInput<'confirmUnionLogin'>, scene: Scene): Promise<LoginResult>
}

const smsScene = (channel: ChannelCode): SmsScene => `union:${channel}`

export function createUnionEntries(dependencies: UnionDependencies): UnionEntries {
  const { db, unionSecrets } = dependencies

  /** @throws BusinessError 914 for a sign that is wrong, too old, or contains no number */
  function readWaiting(sign: string, { channel, now }: Scene): UnionSign & { readonly mobile: string } {
    const read = readUnionSign(unionSecrets[channel], channel, sign, now, UNION_CONFIRM_MS)
    if (read?.mobile == null) throw unionRefused()
    return { ...read, mobile: read.mobile }
  }

  return {
    async login({ sign }, scene) {
      const { channel, now } = scene
      const read = readUnionSign(unionSecrets[channel], channel, sign, now)
      if (!read) throw unionRefused()
      return inOneGo(db, async (tx) => {
        await spendSign(tx, read, scene)
        const result = await enterVouched(tx, channel, read, scene)
        if (result.isNew) await insertTrust(channel, result.memberId, tx)
        // rolls back the login and leaves the sign unused: it is confirmed with that
        else if (read.mobile !== null && !(await isTrusted(channel, result.memberId, tx)))
          throw phoneUnconfirmed()
        return result
      })
    },

    async sendCode({ sign, proof }, scene) {
      const { mobile } = readWaiting(sign, scene)
      const { channel, network, deviceHash, now } = scene
      const sent = await sendCode(dependencies, {
        mobile,
        scene: smsScene(channel),
        network,
        deviceHash,
        proof,
        now
      })
      return { ...sent, mobile: maskMobile(mobile) }
    },

    async confirm({ sign, code }, scene) {
      const read = readWaiting(sign, scene)
      const { channel, network, deviceHash, now } = scene
      const key = { mobile: read.mobile, scene: smsScene(channel) }
      const codeMac = await judgeCode(dependencies, { ...key, code, network, deviceHash, now })
      return inOneGo(db, async (tx) => {
        if (!(await consumeCode(key, codeMac, tx))) throw wrongCode()
        await spendSign(tx, read, scene)
        // an account that another partner created: its owner has verified the number with this code
        const vouched = await findVouchedAccount(read.mobile, tx)
        const found = vouched === null ? undefined : await reclaim(tx, vouched, now)
        const result = await enterVouched(tx, channel, read, scene)
        await insertTrust(channel, result.memberId, tx)
        await proveDevice(read.mobile, deviceHash, now, tx)
        return { ...result, ...(found ? { found } : {}) }
      })
    }
  }
}

/** @throws BusinessError 914 if it was already used */
async function spendSign(tx: Tx, { nonce }: UnionSign, { channel, now }: Scene): Promise<void> {
  // Until no clock difference can make the sign valid again.
  const expiresAt = new Date(now.getTime() + UNION_CONFIRM_MS + 2 * UNION_SIGN_MS)
  if (!(await spendOnce({ scope: `union:${channel}`, value: nonce, expiresAt }, tx))) throw unionRefused()
}
