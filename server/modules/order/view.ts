import type { Order } from '@contract/types'
import { iso, isoOrNull } from '../../lib/iso'
import { partnerName } from '../../partners/records'
import type { OrderRow } from './read-repository'
import { subjectOf } from './subject'

/** An order as the contract shows it. */
export function orderView(row: OrderRow): Order {
  return {
    orderNo: row.orderNo,
    kind: row.kind,
    state: row.state,
    stage: row.stage,
    lines: row.lines,
    totalFen: row.totalFen,
    discountFen: row.discountFen,
    freightFen: row.freightFen,
    payFen: row.payFen,
    createdAt: iso(row.createdAt),
    expiresAt: iso(row.expiresAt),
    paidAt: isoOrNull(row.paidAt),
    closedAt: isoOrNull(row.closedAt),
    partnerName: row.partner && partnerName(row.partner),
    chatSubject: subjectOf(row.partner, row.privilegeKind)
  }
}
