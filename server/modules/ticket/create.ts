/** Orders of dated tickets: one ticket a visitor. */
import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Visit } from '../../db/schema/order'
import type { OrderNo } from '../../domain/order-number'
import { unseal } from '../../domain/sealed'
import type { Storefront } from '../../domain/platform-rules'
import { BusinessError, notFound } from '../../http/business-error'
import { createOrder, orderOfRequest, quote } from '../order/order.service'
import { findKind, firstDayOf } from './calendar'
import { listDays } from './calendar-repository'
import type { TicketDependencies } from './dependencies'
import { ageOn, bornOn } from './document'
import type { KindRow } from './sight-repository'
import { findVisitors, type VisitorRow } from './visitor-repository'

type Wanted = ParsedInput<'createTicketOrder'>

interface Buyer extends Storefront {
  readonly memberId: string
  readonly channel: string
  readonly idempotencyKey: string
  readonly now: Date
}

/**
 * Orders tickets for a day, once for a request key; the order is written with its visitors and the refund rule of now.
 * @throws BusinessError 400, 404, 901, 902, 904, 906, 918, 921
 */
export async function orderTickets(
  { db, secrets }: Pick<TicketDependencies, 'db' | 'secrets'>,
  wanted: Wanted,
  buyer: Buyer
): Promise<OrderNo> {
  const { memberId, channel, idempotencyKey, now } = buyer
  const made = await orderOfRequest(memberId, idempotencyKey, db)
  if (made) return made
  const kind = await findKind(db, wanted.kindId, channel, now)
  const people = await peopleOf(db, memberId, wanted.visitorIds)
  checkNumber(kind, people.length)
  for (const person of people) checkAge(kind, person, wanted.day, memberId, secrets.document)
  const itemId = await dayOf(db, kind, wanted.day, now)
  const { couponReceiveId, distributor, account, distributionActivityId, labelId } = wanted
  return saying(db, kind, wanted.day, people.length, now, () =>
    createOrder(db, {
      draft: {
        memberId,
        channel,
        lines: [{ kind: 'ticket', itemId, quantity: people.length }],
        couponReceiveId,
        delivery: { visit: visitOf(people, wanted.phone, kind) }
      },
      referral: { distributor, account, distributionActivityId, labelId },
      storefront: buyer,
      requestKey: idempotencyKey,
      now
    })
  )
}

/** What tickets of a day would cost. @throws BusinessError as the creation of the order would */
export async function previewTickets(
  db: Queryable,
  { kindId, day, quantity, couponReceiveId }: ParsedInput<'previewTicketOrder'>,
  buyer: Omit<Buyer, 'idempotencyKey'>
): Promise<Data<'previewTicketOrder'>> {
  const { memberId, channel, now } = buyer
  const kind = await findKind(db, kindId, channel, now)
  checkNumber(kind, quantity)
  const itemId = await dayOf(db, kind, day, now)
  const draft = { memberId, channel, lines: [{ kind: 'ticket' as const, itemId, quantity }], couponReceiveId }
  const { lines, price } = await saying(db, kind, day, quantity, now, () => quote(db, draft, buyer, now))
  const { totalFen, discountFen, payFen } = price
  return { unitFen: lines[0]?.unitFen ?? 0, totalFen, discountFen, payFen }
}

/** In the order in which they were chosen. @throws BusinessError 400, 404 */
async function peopleOf(db: Queryable, memberId: string, ids: readonly string[]): Promise<VisitorRow[]> {
  if (new Set(ids).size !== ids.length) throw new BusinessError(RESULT.badRequest, '同一出行人只能选择一次')
  const rows = await findVisitors(memberId, ids, db)
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw notFound('出行人不存在或已删除，请重新选择')
    return row
  })
}

function checkNumber({ name, mostAnOrder }: KindRow, number: number): void {
  if (number <= mostAnOrder) return
  throw new BusinessError(RESULT.limitReached, `${name}每单最多 ${mostAnOrder} 张`)
}

/** @throws BusinessError 400 where a number tells an age that the ticket is not for */
function checkAge(
  { name, ageFrom, ageTo }: KindRow,
  person: VisitorRow,
  day: string,
  memberId: string,
  secret: string
): void {
  if (ageFrom === null && ageTo === null) return
  const born = bornOn(unseal(person.sealedNumber, memberId, secret))
  if (born === null) return
  const age = ageOn(born, day)
  if ((ageFrom !== null && age < ageFrom) || (ageTo !== null && age > ageTo)) {
    throw new BusinessError(RESULT.badRequest, `${person.name}游玩当日 ${age} 周岁，不适用${name}`)
  }
}

async function findDay(db: Queryable, kindId: string, day: string, now: Date) {
  const [row] = await listDays(kindId, { from: day, to: day }, now, db)
  return row
}

/** @throws BusinessError 904 */
async function dayOf(db: Queryable, kind: KindRow, day: string, now: Date): Promise<string> {
  const row = day < firstDayOf(kind, now) ? undefined : await findDay(db, kind.id, day, now)
  if (!row?.onSale) throw new BusinessError(RESULT.ended, '该日期不可预订，请重新选择')
  return row.id
}

const visitOf = (people: readonly VisitorRow[], phone: string, { refundRule }: KindRow): Visit => ({
  phone,
  refundRule,
  visitors: people.map(({ name, document, sealedNumber, maskedNumber }) => ({
    name,
    document,
    sealedNumber: sealedNumber.toString('base64'),
    maskedNumber
  }))
})

/** What there is too little of is said in the words of tickets: held, gone or too few. */
async function saying<T>(
  db: Queryable,
  kind: KindRow,
  day: string,
  wanted: number,
  now: Date,
  work: () => Promise<T>
): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof BusinessError) || problem.code !== RESULT.soldOut) throw problem
    const { left = 0, held = 0 } = (await findDay(db, kind.id, day, now)) ?? {}
    throw new BusinessError(RESULT.soldOut, shortageWords(left, held, wanted))
  }
}

function shortageWords(left: number, held: number, wanted: number): string {
  if (left > 0 && left < wanted) return `该日仅剩 ${left} 张，请减少出行人`
  if (held > 0) return '余票正被他人支付，若未支付会重新放出，请稍后再试'
  return '该日门票已售完，请选择其他日期'
}
