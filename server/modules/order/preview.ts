import type { Data, ParsedInput } from '@contract/types'
import type { Pool } from 'pg'
import { statement } from '../../db/statement'
import type { CallContext } from '../../http/context'
import { quote } from './quote'
import { iso } from './view'

const needs = statement<{ needed: boolean }>(
  'needs-mobile',
  `select coalesce(c.need_mobile, false) and m.mobile is null as needed
   from members m left join channels c on c.code = $2 where m.id = $1`
)

/** What a purchase would cost. @throws BusinessError as the creation of the order would */
export async function previewOrder(
  pool: Pool,
  input: ParsedInput<'previewOrder'>,
  context: CallContext & { readonly memberId: string }
): Promise<Data<'previewOrder'>> {
  const { memberId, channel, now } = context
  const [{ price, cards }, need] = await Promise.all([
    quote(pool, { ...input, memberId, channel }, context, now),
    needs(pool, [memberId, channel])
  ])
  const { lines, totalFen, discountFen, payFen } = price
  return {
    kind: input.kind,
    lines: [...lines],
    totalFen,
    discountFen,
    payFen,
    cards: cards.map((card) => ({ ...card, expiresAt: iso(card.expiresAt) })),
    needMobile: need[0]?.needed ?? false
  }
}
