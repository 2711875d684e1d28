import type { Data } from '@contract/types'
import type { Tx } from '../../db/client'
import type { Network } from '../../core/network'
import type { Resources } from '../../core/resources'
import type { SmsScene } from './model'
import { consumeCode } from './sms-code-repository'
import { judgeCode, sendCode, wrongCode } from './sms-codes'
import type { SmsRequest } from './sms-limits'

/** An entered code, and its origin. */
export interface SmsAttempt {
  readonly mobile: string
  readonly code: string
  readonly network: Network
  readonly deviceHash: string | null
  readonly now: Date
}

/** Sends codes of one scene, and verifies numbers with them. */
export interface SmsProofs {
  /** @throws BusinessError 916, 429, 503 */
  send(ask: SmsRequest): Promise<Data<'sendSmsCode'>>
  /**
   * Checks a code; the attempt counts.
   * @returns a function that uses it up, together with its effect @throws BusinessError 908, from both
   */
  judge(attempt: SmsAttempt): Promise<(tx: Tx) => Promise<void>>
}

export function smsProofs({ db, limit, gateways, settings }: Resources, scene: SmsScene): SmsProofs {
  const dependencies = {
    db,
    limit,
    gateways,
    smsPerAddressAndHour: settings.smsPerAddressAndHour,
    pepper: settings.secrets.smsPepper
  }
  return {
    send: (ask) => sendCode(dependencies, { ...ask, scene }),
    async judge(attempt) {
      const codeMac = await judgeCode(dependencies, { ...attempt, scene })
      return async (tx) => {
        if (!(await consumeCode({ mobile: attempt.mobile, scene }, codeMac, tx))) throw wrongCode()
      }
    }
  }
}
