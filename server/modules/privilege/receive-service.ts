import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput, ReceiveRecord, RecordTab } from '@contract/types'
import type { PhoneSource } from '../../db/receiver-phones'
import { BusinessError, notFound } from '../../core/business-error'
import type { Catalogue, CatalogueSource } from '../catalogue'
import { isMobile } from '@contract/typed/phone'
import { mayRecharge, type Prize } from './draw'
import { mobileOf } from './issue-repository'
import { type Caution, refusalFor } from './cautions'
import { cautionsFor } from './cautions-for'
import { deliverRecharges, sendRecharge, type RechargeDependencies } from './recharge'
import {
  recordCounts,
  recordOf,
  recordsOfPrivilege,
  recordsPage,
  markRecordUsed,
  unmarkRecordUsed,
  showCode
} from './record-repository'
import { countTake, refuseScripts, secondsToWait, TooManyTakes } from './swipe-guard'
import { receivePlatePrivilege, type Taken, type Taking } from './take'

/** A request to take a privilege, and what the caller knows of its use. */
type Request = Omit<Taking, 'refusal'> & {
  readonly cityCode?: string | undefined
  /** Cautions that the caller was shown and accepted. */
  readonly accepts?: readonly Caution['kind'][] | undefined
}

/** Taking privileges, and their records. */
export function receiveService(
  { db, phones }: PhoneSource,
  source: CatalogueSource,
  recharge: RechargeDependencies
) {
  /** Decided before the transaction: it needs no lock, and many members wait for the rows of a popular privilege. */
  async function refusalOf({ privilegeId, cityCode, accepts, ...caller }: Request) {
    const catalogue = await source.read((existing) => existing.privileges.has(privilegeId))
    const rules = catalogue.privileges.get(privilegeId)
    if (!rules) return undefined
    const refused = await refusalOfDraw(catalogue, rules.prizes ?? [], caller)
    if (refused) return refused
    const [cautions = []] = await cautionsFor(db, [rules], { ...caller, cityCode })
    return refusalFor(cautions, accepts ?? [])
  }

  async function record(memberId: string, receiveId: string, now: Date): Promise<ReceiveRecord> {
    const found = await recordOf(memberId, receiveId, now, { db, phones })
    if (!found) throw notFound('兑换记录不存在')
    return found
  }

  /** A recharge may be won: without a number for it nobody draws, whatever would have been drawn. */
  async function refusalOfDraw(
    catalogue: Catalogue,
    prizes: readonly Prize[],
    { memberId, account }: Pick<Request, 'memberId' | 'account'>
  ) {
    if (!mayRecharge(prizes, (id) => catalogue.privileges.get(id)?.delivery)) return undefined
    if (account !== undefined)
      return isMobile(account) ? undefined : new BusinessError(RESULT.badRequest, '请输入正确的充值手机号')
    if ((await mobileOf(memberId, db)) !== null) return undefined
    return new BusinessError(RESULT.badRequest, '奖品可能是话费，请先填写充值手机号再抽奖')
  }

  /** Refused takes count too: retrying what is sold out is what scripts do. */
  async function takeAndCount(taking: Taking): Promise<Taken> {
    const { memberId, now } = taking
    try {
      return await receivePlatePrivilege(db, taking, (tx) => countTake(tx, memberId, now))
    } catch (problem) {
      // counted after the refusal has rolled back its transaction; a caller over the limit does not learn the reason
      const refused = problem instanceof BusinessError && !(problem instanceof TooManyTakes)
      if (refused) await countTake(db, memberId, now)
      throw problem
    }
  }

  return {
    record,

    /** @throws BusinessError the codes of the contract, 429 */
    async receive(request: Request): Promise<ReceiveRecord> {
      const { memberId, now } = request
      await refuseScripts(db, memberId, now)
      const refusal = await refusalOf(request)
      const { receiveId, needsDelivery, wonRecharge } = await takeAndCount({ ...request, refusal })
      if (wonRecharge) await deliverRecharges(recharge, [wonRecharge], now)
      if (needsDelivery) await sendRecharge(recharge, receiveId, now)
      return record(memberId, receiveId, now)
    },

    async mayTake(memberId: string, now: Date): Promise<Data<'checkPreventSwipe'>> {
      const waitSeconds = await secondsToWait(db, memberId, now)
      return { allowed: waitSeconds === 0, waitSeconds }
    },

    async page(
      input: ParsedInput<'pageMyReceiveRecord'>,
      memberId: string,
      now: Date
    ): Promise<Data<'pageMyReceiveRecord'>> {
      const { rows, next } = await recordsPage(memberId, now, input, { db, phones })
      return { list: rows, next }
    },

    ofPrivilege: (privilegeId: string, memberId: string, now: Date) =>
      recordsOfPrivilege(memberId, privilegeId, now, { db, phones }),

    async counts(memberId: string, now: Date): Promise<Data<'getMyReceiveCount'>> {
      const counts = await recordCounts(memberId, now, db)
      const of = (tab: RecordTab) => counts.get(tab) ?? 0
      return {
        all: sumOf(counts),
        issued: of('issued'),
        toShip: of('toShip'),
        toReceive: of('toReceive'),
        used: of('used'),
        expired: of('expired')
      }
    },

    /**
     * Reveals the code of what an order bought; from then on staff decide about a refund.
     * @throws BusinessError 404, 907
     */
    async showCode(receiveId: string, memberId: string, now: Date): Promise<ReceiveRecord> {
      const isShown = await showCode(memberId, receiveId, now, db)
      const found = await record(memberId, receiveId, now)
      if (isShown) return found
      throw new BusinessError(RESULT.orderState, '这张券现在不能展示券码')
    },

    /** Repeating it changes nothing. @throws BusinessError 404, 907 */
    async markUsed(receiveId: string, memberId: string, now: Date): Promise<ReceiveRecord> {
      const isUsed = await markRecordUsed(memberId, receiveId, now, db)
      const found = await record(memberId, receiveId, now)
      if (isUsed || found.state === 'used') return found
      throw new BusinessError(RESULT.orderState, '这个券码现在不能标记为已使用')
    },

    /** Takes a mark of the member back; repeating it changes nothing. @throws BusinessError 404, 907 */
    async unmarkUsed(receiveId: string, memberId: string, now: Date): Promise<ReceiveRecord> {
      const isUnmarked = await unmarkRecordUsed(memberId, receiveId, now, db)
      const found = await record(memberId, receiveId, now)
      if (isUnmarked || found.state === 'issued') return found
      throw new BusinessError(RESULT.orderState, '这个券码已被店员扫码使用或已过期，不能撤销')
    }
  }
}

const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)
