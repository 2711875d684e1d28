import type { PartnerCode, PartnerOrder } from '@contract/types'
import type { OrderOfPartner } from '../../gateways/partner/partner-gateway'
import { notFound } from '../../core/business-error'
import { partnerName } from '../../partners/records'
import { formerIdsOf } from './member-repository'
import { findExisting, type ExistingOrder } from './order-repository'
import type { PartnerOrderNo } from './numbers'
import type { PartnerDependencies } from './dependencies'
import { requestPartner, userOf } from './reach'

/** The requested order: if two partners share a call, the number alone does not identify its owner. */
export interface Sought {
  readonly memberId: string
  readonly partners: readonly PartnerCode[]
  readonly partnerOrderNo: PartnerOrderNo
}

export interface Found {
  readonly partner: PartnerCode
  readonly order: OrderOfPartner
  readonly known: ExistingOrder | null
  /** The member id under which the partner knows the buyer, if different: the accounts have since been merged. */
  readonly knownAs: string | null
}

/**
 * An order of the member at the partner that has it.
 * @throws BusinessError 404 if none has it for this member, 913 if one that may have it is unreachable
 */
export async function findAtPartner(dependencies: PartnerDependencies, sought: Sought): Promise<Found> {
  const { memberId, partners, partnerOrderNo } = sought
  const known = await findExisting(partners, partnerOrderNo, memberId, dependencies.db)
  const candidates = known ? [known.partner] : partners
  const names = known
    ? [known.knownAs ?? memberId]
    : [memberId, ...(await formerIdsOf(memberId, dependencies.db))]
  const answers = await Promise.allSettled(
    candidates.flatMap((code) => names.map((name) => lookAt(dependencies, code, partnerOrderNo, name)))
  )
  for (const answer of answers) {
    if (answer.status !== 'fulfilled' || !answer.value) continue
    const { name, ...found } = answer.value
    return { ...found, known, knownAs: name === memberId ? null : name }
  }
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) throw failed.reason instanceof Error ? failed.reason : new Error('asked in vain')
  throw notFound('订单不存在')
}

async function lookAt(
  dependencies: PartnerDependencies,
  partner: PartnerCode,
  partnerOrderNo: PartnerOrderNo,
  name: string
) {
  const user = userOf(dependencies, partner, name)
  const order = await requestPartner(dependencies, partner, (gateway) => gateway.order(partnerOrderNo, user))
  return order && { partner, order, name }
}

/** An order as the contract shows it: the partner's data, and its state with us. */
export function partnerOrderView({ partner, order, known }: Found): PartnerOrder {
  const { partnerOrderNo, title, detail, picture, listFen, payFen, expiresAt } = order
  const ended = known?.orderState === 'cancelled' || known?.orderState === 'closed'
  return {
    partner,
    partnerName: partnerName(partner),
    partnerOrderNo,
    title,
    detail,
    picture,
    listFen,
    payFen,
    state: stateOf(order, known),
    orderNo: known && !ended ? known.orderNo : null,
    expiresAt: expiresAt.toISOString()
  }
}

function stateOf(order: OrderOfPartner, existing: ExistingOrder | null): PartnerOrder['state'] {
  if (existing?.state === 'refused' || existing?.state === 'returned') return 'refunded'
  if (existing?.state === 'done') return 'done'
  if (existing?.orderState === 'paid') return 'waiting'
  return order.state === 'paid' ? 'done' : order.state
}
