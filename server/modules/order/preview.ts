import type { Data, ParsedInput } from '@contract/types'
import type { Pool } from 'pg'
import type { CallContext } from '../../http/context'
import { needsMobile } from './buyer-repository'
import { quote } from './quote'
import { iso } from './view'

/** What a purchase would cost. @throws BusinessError as the creation of the order would */
export async function previewOrder(
  pool: Pool,
  input: ParsedInput<'previewOrder'>,
  context: CallContext & { readonly memberId: string }
): Promise<Data<'previewOrder'>> {
  const { memberId, channel, now } = context
  const [{ price, cards }, needMobile] = await Promise.all([
    quote(pool, { ...input, memberId, channel }, context, now),
    needsMobile(pool, memberId, channel)
  ])
  const { lines, totalFen, discountFen, payFen } = price
  return {
    kind: input.kind,
    lines: [...lines],
    totalFen,
    discountFen,
    payFen,
    cards: cards.map((card) => ({ ...card, expiresAt: iso(card.expiresAt) })),
    needMobile
  }
}
