import type { Order, PartnerCode, PrivilegeBrief } from '@contract/types'

type Subject = NonNullable<Order['chatSubject']>

/** Whose customer service answers for what was bought at a partner. */
const OF_PARTNER: Readonly<Record<PartnerCode, Subject>> = {
  hdz: 'coupon',
  qnx: 'coupon',
  meituan: 'food',
  meituanDp: 'food',
  years: 'movie',
  haiwei: 'food'
}

const OF_KIND: Readonly<Partial<Record<PrivilegeBrief['kind'], Subject>>> = { film: 'movie', food: 'food' }

/** Which customer service answers for an order: by its partner, or by what its goods hand over. */
export function subjectOf(
  partner: PartnerCode | null,
  privilegeKind: PrivilegeBrief['kind'] | null
): Subject {
  if (partner) return OF_PARTNER[partner]
  return (privilegeKind && OF_KIND[privilegeKind]) ?? 'coupon'
}
