import type { Film, PartnerCode } from '@contract/types'

/** An order as the partner tells of it. */
export interface OrderOfPartner {
  readonly partnerOrderNo: string
  readonly title: string
  /** What was chosen, in one line. */
  readonly detail: string
  readonly picture: string
  readonly listFen: number
  /** What is to be paid: the partner's word. */
  readonly payFen: number
  readonly state: 'unpaid' | 'paid' | 'cancelled' | 'refunded'
  /** The partner holds what was chosen until then. */
  readonly expiresAt: Date
}

/** A payment that the partner is told of; `tradeNo` is ours, and told again it is the same payment. */
export interface PaymentForPartner {
  readonly partnerOrderNo: string
  readonly user: string
  readonly tradeNo: string
  readonly amountFen: number
}

/** `refused`: for good, with the reason in Chinese; the money goes back. */
export type PartnerVerdict =
  { readonly state: 'done' } | { readonly state: 'refused'; readonly reason: string }

/** A product as the partner tells of it; its rules are HTML that was not cleaned. */
export interface ProductOfPartner {
  readonly productId: string
  readonly name: string
  readonly picture: string
  readonly listFen: number
  readonly priceFen: number
  readonly rulesHtml: string
  readonly onSale: boolean
}

/** Where a login leads and where it leads back to. */
export interface PartnerVisit {
  /** Opaque: see `userIdOf`. */
  readonly user: string
  /** A whole address on the partner's site; its first page where left out. */
  readonly towards?: string | undefined
  /** Page of ours to which an order number is appended. */
  readonly back: string
  /** The same for what is sold below its list price. */
  readonly backDiscount: string
}

/** One partner. What goes over the network throws RemoteError when the partner cannot be reached: trying later may help. */
export interface PartnerGateway {
  readonly code: PartnerCode
  /** Address of the site, without a slash at its end. */
  readonly siteUrl: string
  /** Address that logs the user in, good once and for minutes. Made here: nothing is asked. */
  loginUrl(visit: PartnerVisit): string
  /** Address of an order, with the user logged in. */
  orderUrl(partnerOrderNo: string, visit: Omit<PartnerVisit, 'towards'>): string
  /** The same for a product. */
  productUrl(productId: string, visit: Omit<PartnerVisit, 'towards'>): string
  /** Whether an address is one of the partner's site. */
  isOwn(address: string): boolean
  /** An order of this user; null for an unknown one, and for somebody else's. */
  order(partnerOrderNo: string, user: string): Promise<OrderOfPartner | null>
  /** Tells that an order is paid. Told again it answers the same. */
  confirmPaid(payment: PaymentForPartner): Promise<PartnerVerdict>
  /** Tells that the money went back. */
  notifyRefund(payment: PaymentForPartner): Promise<void>
  /** Films on show in a city on a day: the film site alone has them. */
  films(cityCode: string, date: string): Promise<Film[]>
  /** A product of the discount-ordering partner; null for an unknown one. */
  product(productId: string): Promise<ProductOfPartner | null>
}

/** The partners that are connected. */
export type PartnerGateways = Readonly<Partial<Record<PartnerCode, PartnerGateway>>>
