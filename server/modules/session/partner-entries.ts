import type { LoginResult, ParsedInput } from '@contract/types'
import type { ChannelCode } from '../../config/channels'
import { sqlState, withTransaction, type Db, type Tx } from '../../db/client'
import type { Gateways } from '../../gateways/gateways'
import type { Guest } from '../../gateways/guest/guest-gateway'
import { hashToken } from '../../http/caller'
import type { LoginScene } from './accounts'
import { asked, ticketRefused, unionRefused } from './entry-refusals'
import { useOnce } from './entry-repository'
import { DAY_MS } from './model'
import { enterVouched } from './partner-accounts'
import { readUnionSign, UNION_SIGN_MS } from './union-sign'

export interface PartnerEntryTools {
  readonly db: Db
  readonly gateways: Pick<Gateways, 'lvyun' | 'jinjiang'>
  /** Shared with the distributors of each channel. */
  readonly unionSecrets: Readonly<Record<ChannelCode, string>>
}

interface Scene extends LoginScene {
  readonly channel: ChannelCode
}

/** The ways in that a partner opens: it vouches for somebody, by a signed text or when it is asked. */
export interface PartnerEntries {
  /** @throws BusinessError 914 */
  unionLogin(input: ParsedInput<'unionLogin'>, scene: Scene): Promise<LoginResult>
  /** @throws BusinessError 914, 503 */
  lvyunLogin(input: ParsedInput<'lvyunLogin'>, scene: Scene): Promise<LoginResult>
  /** @throws BusinessError 914, 503 */
  jinJiangLogin(input: ParsedInput<'jinJiangLogin'>, scene: Scene): Promise<LoginResult>
}

export function createPartnerEntries({ db, gateways, unionSecrets }: PartnerEntryTools): PartnerEntries {
  /** A credential is used up here too, whatever the other system does with it a second time. */
  async function enterGuest(system: string, credential: string, guest: Guest, scene: Scene) {
    return inOneGo(db, async (tx) => {
      const expiresAt = new Date(scene.now.getTime() + DAY_MS)
      const first = await useOnce(tx, { scope: system, value: hashToken(credential), expiresAt })
      if (!first) throw ticketRefused()
      return enterVouched(tx, system, { mobile: guest.mobile, partnerUserId: guest.userId }, scene)
    })
  }

  return {
    async unionLogin({ sign }, scene) {
      const { channel, now } = scene
      const read = readUnionSign(unionSecrets[channel], channel, sign, now)
      if (!read) throw unionRefused()
      return inOneGo(db, async (tx) => {
        // Until no clock's difference can make the sign good again.
        const expiresAt = new Date(now.getTime() + 3 * UNION_SIGN_MS)
        const first = await useOnce(tx, { scope: `union:${channel}`, value: read.nonce, expiresAt })
        if (!first) throw unionRefused()
        return enterVouched(tx, channel, read, scene)
      })
    },

    async lvyunLogin({ token, type }, scene) {
      const guest = await asked(() => gateways.lvyun.guestOf(token, type), '酒店系统暂时连不上，请稍后再试')
      return enterGuest('lvyun-guest', token, guest, scene)
    },

    async jinJiangLogin({ authCode }, scene) {
      const guest = await asked(
        () => gateways.jinjiang.memberOf(authCode),
        '酒店会员系统暂时连不上，请稍后再试'
      )
      return enterGuest('jinjiang-member', authCode, guest, scene)
    }
  }
}

const UNIQUE_VIOLATION = '23505'

/** Two partners may tell the same number at the same moment: who comes second finds the account at the second try. */
async function inOneGo<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await withTransaction(db, work)
  } catch (problem) {
    if (sqlState(problem) !== UNIQUE_VIOLATION) throw problem
    return withTransaction(db, work)
  }
}
