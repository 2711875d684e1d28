/** The price of tickets, and the usable coupons. Writes nothing. */
import type { Data, ParsedInput } from '@contract/types'
import type { Storefront } from '../../domain/platform-rules'
import type { TicketDependencies } from './dependencies'
import { cheaperKinds } from './fitting'
import { explainedQuote, explanationOf } from '../order'
import { countsOf, draftLinesOf, kindLines, reportingShortage } from './kind-lines'

interface Buyer extends Storefront {
  readonly memberId: string
  readonly channel: string
  readonly now: Date
}

/** What tickets of a day would cost. @throws BusinessError as the creation of the order would */
export async function previewTickets(
  { db, secrets }: Pick<TicketDependencies, 'db' | 'secrets'>,
  { day, kinds, couponReceiveId: wanted, tickets = [] }: ParsedInput<'previewTicketOrder'>,
  buyer: Buyer
): Promise<Data<'previewTicketOrder'>> {
  const { memberId, channel, now } = buyer
  const occasion = { memberId, day, channel, now }
  const lines = await kindLines(db, countsOf(kinds), occasion)
  const draft = { memberId, channel, lines: draftLinesOf(lines) }
  const quoted = await reportingShortage(db, lines, occasion, () =>
    explainedQuote(db, draft, wanted, buyer, now)
  )
  const { price } = quoted
  const { totalFen, discountFen, payFen } = price
  const fitting = await cheaperKinds(db, {
    ...occasion,
    storefront: buyer,
    tickets,
    atHand: quoted.atHand,
    leastFen: quoted.options[0].price.payFen,
    secret: secrets.document
  })
  return {
    fitting,
    lines: price.lines.map(({ unitFen, quantity, payFen: linePayFen }, index) => ({
      kindId: lines[index]?.kind.id ?? '',
      name: lines[index]?.kind.name ?? '',
      unitFen,
      quantity,
      payFen: linePayFen
    })),
    ...(await explanationOf(db, quoted, draft, now)),
    claimable: quoted.claimable,
    totalFen,
    discountFen,
    payFen
  }
}
