import type { Order, PartnerCode, PrivilegeBrief } from '@contract/types'
import { RECORDS } from '../../partners/records'

type Subject = NonNullable<Order['chatSubject']>

const OF_KIND: Readonly<Partial<Record<PrivilegeBrief['kind'], Subject>>> = { film: 'movie', food: 'food' }

/** Which customer service is responsible for an order: by its partner, or by what its goods deliver. */
export function subjectOf(
  partner: PartnerCode | null,
  privilegeKind: PrivilegeBrief['kind'] | null
): Subject {
  if (partner) return RECORDS[partner].chat
  return (privilegeKind && OF_KIND[privilegeKind]) ?? 'coupon'
}
