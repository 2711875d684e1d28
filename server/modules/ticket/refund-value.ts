/** The refunds for tickets of one order. Pure; fen. */
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import { dayInChina } from '../../lib/china-time'
import { refundOf, type TicketRefund } from './refund-rule'
import type { TicketRow } from './ticket-repository'

export const notRefundable = (why: string) => new BusinessError(RESULT.orderState, why)

/** A ticket that can be returned, and its refund by its rule. */
export interface ValuedTicket<T extends TicketRow = TicketRow> extends TicketRefund {
  readonly row: T
}

/** @throws BusinessError 907 for the first of them that cannot be returned */
export const valueTickets = <T extends TicketRow>(rows: readonly T[], now: Date): ValuedTicket<T>[] =>
  rows.map((row) => {
    const { state, refundRule, day, payFen, visitorName } = row
    if (state === 'used') throw notRefundable(`${visitorName}的门票已使用，不能退票`)
    if (state === 'refunding') throw notRefundable(`${visitorName}的门票正在退票审核中`)
    const refund = state === 'issued' ? refundOf(refundRule, day, payFen, now) : null
    if (!refund) throw notRefundable(`${visitorName}的门票按退款规则不可退`)
    return { row, ...refund }
  })

/** Their total refund, fen. */
export const sumBack = (tickets: readonly TicketRefund[]): number =>
  tickets.reduce((sum, { backFen }) => sum + backFen, 0)

/**
 * Whether staff review it before the refund: its day has begun, and its code has been on a device. A gate that does
 * not report may have admitted the visitor; the keys generate codes offline, so it does not matter on which day they
 * were fetched.
 */
export const needsStaff = ({ shownAt, day }: Pick<TicketRow, 'shownAt' | 'day'>, now: Date): boolean =>
  shownAt !== null && day <= dayInChina(now)
