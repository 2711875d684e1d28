/** Orders of dated tickets: one ticket per visitor, of one or several kinds. */
import { RESULT } from '@contract/envelope/codes'
import type { ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { OrderedVisitor } from '../../db/schema/order'
import type { OrderNo } from '../../domain/order-number'
import type { Storefront } from '../../domain/platform-rules'
import { unsealed } from '../../domain/sealed'
import { BusinessError, notFound } from '../../core/business-error'
import { createOrder, orderOfRequest } from '../order'
import type { TicketDependencies } from './dependencies'
import { ageOn, bornOn } from './document'
import { countsOf, draftLinesOf, kindLines, reportingShortage, type KindLine } from './kind-lines'
import type { KindRow } from './sight-repository'
import { findVisitors, type VisitorRow } from './visitor-repository'
import type { Secret } from '../../lib/secret'

type Wanted = ParsedInput<'createTicketOrder'>

interface Buyer extends Storefront {
  readonly memberId: string
  readonly channel: string
  readonly idempotencyKey: string
  readonly now: Date
}

/**
 * Orders tickets for a day, once per request key; the order is written with its visitors and the current refund
 * rules.
 * @throws BusinessError 400, 404, 901, 902, 904, 906, 918, 921, 922
 */
export async function orderTickets(
  { db, secrets }: Pick<TicketDependencies, 'db' | 'secrets'>,
  wanted: Wanted,
  buyer: Buyer
): Promise<OrderNo> {
  const { memberId, channel, idempotencyKey, now } = buyer
  const made = await orderOfRequest(memberId, idempotencyKey, db)
  if (made) return made
  const { day, tickets, phone, couponReceiveId, seenFen } = wanted
  const people = await peopleOf(db, memberId, tickets)
  const occasion = { memberId, day, channel, now }
  const counts = countsOf(tickets.map(({ kindId }) => ({ kindId, quantity: 1 })))
  const lines = await kindLines(db, counts, occasion)
  const visitors = people.map(({ kindId, person }): OrderedVisitor => {
    const line = lineOf(lines, kindId)
    checkAge(line.kind, person, day, memberId, secrets.document)
    return visitorOf(person, line)
  })
  const { distributor, account, distributionActivityId, labelId } = wanted
  return reportingShortage(db, lines, occasion, () =>
    createOrder(db, {
      draft: {
        memberId,
        channel,
        lines: draftLinesOf(lines),
        couponReceiveId,
        delivery: { visit: { phone, visitors } }
      },
      referral: { distributor, account, distributionActivityId, labelId },
      storefront: buyer,
      requestKey: idempotencyKey,
      seenFen,
      now
    })
  )
}

interface Named {
  readonly kindId: string
  readonly person: VisitorRow
}

/** In the selected order. @throws BusinessError 400, 404 */
async function peopleOf(db: Queryable, memberId: string, tickets: Wanted['tickets']): Promise<Named[]> {
  const ids = tickets.map(({ visitorId }) => visitorId)
  if (new Set(ids).size !== ids.length) throw new BusinessError(RESULT.badRequest, '同一出行人只能选择一次')
  const rows = await findVisitors(memberId, ids, db)
  return tickets.map(({ kindId, visitorId }) => {
    const person = rows.find(({ id }) => id === visitorId)
    if (!person) throw notFound('出行人不存在或已删除，请重新选择')
    return { kindId, person }
  })
}

function lineOf(lines: readonly KindLine[], kindId: string): KindLine {
  const line = lines.find(({ kind }) => kind.id === kindId)
  if (!line) throw new Error(`${kindId} has no line`)
  return line
}

/** @throws BusinessError 400 if a document number implies an age that the ticket is not for, or can no longer be read */
function checkAge(
  { name, ageFrom, ageTo }: KindRow,
  person: VisitorRow,
  day: string,
  memberId: string,
  secret: Secret
): void {
  if (ageFrom === null && ageTo === null) return
  const number = unsealed(person.sealedNumber, memberId, secret)
  if (number === null)
    throw new BusinessError(RESULT.badRequest, `请重新填写${person.name}的证件号码后再下单`)
  const born = bornOn(number)
  if (born === null) return
  const age = ageOn(born, day)
  if ((ageFrom !== null && age < ageFrom) || (ageTo !== null && age > ageTo)) {
    throw new BusinessError(RESULT.badRequest, `${person.name}游玩当日 ${age} 周岁，不适用${name}`)
  }
}

const visitorOf = (
  { name, document, sealedNumber, maskedNumber }: VisitorRow,
  { itemId, kind: { refundRule } }: KindLine
): OrderedVisitor => ({
  itemId,
  refundRule,
  name,
  document,
  sealedNumber: sealedNumber.toString('base64'),
  maskedNumber
})
