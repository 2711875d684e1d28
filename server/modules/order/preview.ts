import type { Data, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { ChannelCode } from '../../config/channels'
import type { Storefront } from '../../domain/platform-rules'
import { nextTermView } from '../../domain/card-term'
import { isoEnd } from '../../lib/iso'
import { needsMobile, numberOfRecharge } from './buyer-repository'
import { explainedQuote, explanationOf } from './explained-quote'
import { nextTermOf } from './target-card-repository'

/** The caller, with channel and time. */
interface Buyer extends Storefront {
  readonly memberId: string
  readonly channel: ChannelCode
  readonly now: Date
}

/** What a purchase would cost. @throws BusinessError as the creation of the order would */
export async function previewOrder(
  db: Queryable,
  input: ParsedInput<'previewOrder'>,
  context: Buyer
): Promise<Data<'previewOrder'>> {
  const { memberId, channel, now } = context
  const { kind, itemId, quantity, memberCardId, couponReceiveId } = input
  const draft = { memberId, channel, lines: [{ kind, itemId, quantity }], memberCardId }
  const [quoted, needMobile, number] = await Promise.all([
    explainedQuote(db, draft, couponReceiveId ?? null, context, now),
    needsMobile(memberId, channel, db),
    kind === 'product' ? numberOfRecharge(memberId, itemId, db) : undefined
  ])
  const nextTerm = kind === 'card' ? await nextTermOf(memberId, itemId, now, db) : undefined
  const { price, cards } = quoted
  const { lines, totalFen, discountFen, payFen } = price
  return {
    kind,
    lines: [...lines],
    totalFen,
    discountFen,
    payFen,
    ...(await explanationOf(db, quoted, draft, now)),
    cards: cards.map(({ delivery, expiresAt, ...card }) => ({
      ...card,
      expiresAt: isoEnd(expiresAt),
      rounds: delivery.rounds,
      endsAt: isoEnd(delivery.endsAt)
    })),
    ...(nextTerm ? { nextTerm: nextTermView(nextTerm) } : {}),
    ...(number ? { rechargeTo: number.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2') } : {}),
    needMobile: needMobile || number === null
  }
}
