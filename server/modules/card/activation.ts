import { RESULT } from '@contract/envelope/codes'
import { hasEnded } from '@contract/time'
import { plainCode } from '@contract/typed/code'
import type { Data, MemberCard } from '@contract/types'
import { withTransaction, type Queryable } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { limitNetwork, type Limit } from '../../core/limit'
import type { Network } from '../../core/network'
import type { Storefront } from '../../domain/platform-rules'
import { nextTerm, nextTermView } from '../../domain/card-term'
import { cardCodeMacs } from '../../domain/card-code'
import { buyerOf, cardProductOf, cardPurchase, type CatalogueSource } from '../catalogue'
import type { Secret } from '../../lib/secret'
import { claimCode, findCode, type PrintedCodeState, type TypedCode } from './code-repository'
import { grantCard } from './grant'
import { heldCardByNumber } from './held-repository'

/** A number and code as they were typed. */
export interface PrintedCode {
  readonly cardNo: string
  readonly activeCode: string
}

interface Dependencies {
  readonly db: Queryable
  readonly limit: Limit
  readonly source: CatalogueSource
  /** See `Secrets`. */
  readonly cardPepper: Secret
}

interface Caller extends Storefront {
  readonly memberId: string | null
  readonly channel: string
  readonly network: Network
  readonly now: Date
}

const WINDOW_MS = 600_000
/**
 * Attempts in ten minutes. A member is one person; an address may be a whole carrier's, so callers without a login
 * share a limit of their own and are then asked to log in. Only very many members on one address reach the address
 * limit.
 */
const TRIES = { member: 20, visitors: 100, address: 2000 } as const
const LOG_IN = '尝试次数较多，请登录后再试'

/** Printed cards: a number and a code, activated once. */
export function activationService({ db, limit, source, cardPepper }: Dependencies) {
  /** Counted before the comparison, so that concurrent attempts count as well. @throws BusinessError 429 */
  async function countTry({ memberId, network }: Caller): Promise<void> {
    const byNetwork = { network, windowMs: WINDOW_MS }
    if (memberId === null) {
      const visitors = { purpose: 'card-code:visitors', max: TRIES.visitors, message: LOG_IN }
      return limitNetwork(limit, { ...byNetwork, ...visitors })
    }
    await limit(`card-code:member:${memberId}`, TRIES.member, WINDOW_MS)
    await limitNetwork(limit, { ...byNetwork, purpose: 'card-code:members', max: TRIES.address })
  }

  function typed({ cardNo, activeCode }: PrintedCode): TypedCode {
    const number = plainCode(cardNo)
    return { cardNo: number, codeMacs: cardCodeMacs(number, activeCode, cardPepper) }
  }

  return {
    /** The card that a number and code would activate. @throws BusinessError 909, 429 */
    async look(code: PrintedCode, caller: Caller): Promise<Data<'getByActiveCode'>> {
      await countTry(caller)
      const print = typed(code)
      const found = await findCode(print, db)
      if (!found || (found.usedBy !== null && found.usedBy !== caller.memberId)) throw refused()
      const end = endOf(found, caller.now)
      if (end) throw end
      const product = (await source.read((existing) => existing.cards.has(found.cardId))).cards.get(
        found.cardId
      )
      if (!product) throw refused()
      const { memberId, now } = caller
      const buyer = await buyerOf(db, memberId, caller, now)
      const mine =
        found.usedBy === memberId && memberId !== null
          ? await heldCardByNumber(memberId, print.cardNo, now, db)
          : undefined
      return {
        card: cardProductOf(product, cardPurchase(product, caller)),
        cardNo: print.cardNo,
        nextTerm: nextTermView(nextTerm(buyer.cardEnds?.get(product.cardId), product.validityDays, now)),
        ...(mine ? { mine } : {})
      }
    },

    /**
     * Gives the card to the member; a repeat by the same member returns the same card.
     * @throws BusinessError 909, 429
     */
    async activate(code: PrintedCode, caller: Caller & { memberId: string }): Promise<MemberCard> {
      const { memberId, now } = caller
      await countTry(caller)
      const print = typed(code)
      const { cardNo } = print
      await withTransaction(db, async (tx) => {
        const cardId = await claimCode(print, memberId, now, tx)
        if (cardId) await grantCard(tx, { memberId, cardId, now, printedNo: cardNo })
      })
      const found = await findCode(print, db)
      const card = found?.usedBy === memberId ? await heldCardByNumber(memberId, cardNo, now, db) : undefined
      if (!card) throw (found && endOf(found, now)) ?? refused()
      return card
    }
  }
}

/** What keeps a card that nobody has activated from being activated. Only who has its code is told. */
function endOf(code: PrintedCodeState, now: Date): BusinessError | undefined {
  if (code.usedBy !== null) return undefined
  if (code.voidedAt !== null) return new BusinessError(RESULT.cardCode, '该卡已不能再用，请联系发卡方')
  if (code.validUntil !== null && hasEnded(code.validUntil, now.getTime()))
    return new BusinessError(RESULT.cardCode, '该卡已过激活期限，请联系发卡方')
  return undefined
}

/** The same error in every case: guessing reveals nothing. */
const refused = () => new BusinessError(RESULT.cardCode, '卡号或激活码不正确，或该卡已被激活')
