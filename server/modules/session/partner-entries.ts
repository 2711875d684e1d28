import type { LoginResult, ParsedInput } from '@contract/types'
import type { ChannelCode } from '../../config/channels'
import { sqlState, withTransaction, type Queryable, type Tx } from '../../db/client'
import type { Gateways } from '../../gateways/gateways'
import type { Guest } from '../../gateways/guest/guest-gateway'
import { hashToken } from '../../core/session-token'
import type { LoginScene } from './accounts'
import { mapRemoteErrors, ticketRefused } from './entry-refusals'
import { spendOnce } from './entry-repository'
import { DAY_MS } from './model'
import { enterVouched } from './partner-accounts'

export interface PartnerEntryDependencies {
  readonly db: Queryable
  readonly gateways: Pick<Gateways, 'lvyun' | 'jinjiang'>
}

interface Scene extends LoginScene {
  readonly channel: ChannelCode
}

/** Logins through a partner, which vouches for a user on request. */
export interface PartnerEntries {
  /** @throws BusinessError 914, 503 */
  lvyunLogin(input: ParsedInput<'lvyunLogin'>, scene: Scene): Promise<LoginResult>
  /** @throws BusinessError 914, 503 */
  jinJiangLogin(input: ParsedInput<'jinJiangLogin'>, scene: Scene): Promise<LoginResult>
}

export function createPartnerEntries({ db, gateways }: PartnerEntryDependencies): PartnerEntries {
  /** A credential is used up here too, whatever the other system does with it a second time. */
  async function enterGuest(system: string, credential: string, guest: Guest, scene: Scene) {
    return inOneGo(db, async (tx) => {
      const expiresAt = new Date(scene.now.getTime() + DAY_MS)
      const first = await spendOnce({ scope: system, value: hashToken(credential), expiresAt }, tx)
      if (!first) throw ticketRefused()
      return enterVouched(tx, system, { mobile: guest.mobile, partnerUserId: guest.userId }, scene)
    })
  }

  return {
    async lvyunLogin({ token, type }, scene) {
      const guest = await mapRemoteErrors(
        () => gateways.lvyun.guestOf(token, type),
        '酒店系统暂时连不上，请稍后再试'
      )
      return enterGuest('lvyun-guest', token, guest, scene)
    },

    async jinJiangLogin({ authCode }, scene) {
      const guest = await mapRemoteErrors(
        () => gateways.jinjiang.memberOf(authCode),
        '酒店会员系统暂时连不上，请稍后再试'
      )
      return enterGuest('jinjiang-member', authCode, guest, scene)
    }
  }
}

const UNIQUE_VIOLATION = '23505'

/**
 * Two partners may provide the same number at the same moment: the later one finds the account at the second attempt.
 */
export async function inOneGo<T>(db: Queryable, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await withTransaction(db, work)
  } catch (problem) {
    if (sqlState(problem) !== UNIQUE_VIOLATION) throw problem
    return withTransaction(db, work)
  }
}
