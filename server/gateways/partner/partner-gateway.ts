import type { Film, PartnerCode } from '@contract/types'

/** A partner's order as the partner reports it. */
export interface OrderOfPartner {
  readonly partnerOrderNo: string
  readonly title: string
  /** The selection, in one line. */
  readonly detail: string
  readonly picture: string
  readonly listFen: number
  /** The amount to pay, as set by the partner. */
  readonly payFen: number
  readonly state: 'unpaid' | 'paid' | 'cancelled' | 'refunded'
  /** Until when the partner holds the selection. */
  readonly expiresAt: Date
  /** Until when the purchase can be used: the end of a film; null if the partner does not say. */
  readonly usableUntil: Date | null
}

/** A payment reported to the partner; `tradeNo` is ours, and a repeat is the same payment. */
export interface PaymentForPartner {
  readonly partnerOrderNo: string
  readonly user: string
  readonly tradeNo: string
  readonly amountFen: number
}

/** `refused`: permanently, with the reason in Chinese; the payment is refunded. */
export type PartnerVerdict =
  | { readonly state: 'done' }
  | { readonly state: 'refused'; readonly reason: string }

/** A partner's product as the partner reports it; its rules are unsanitised HTML. */
export interface ProductOfPartner {
  readonly productId: string
  readonly name: string
  readonly picture: string
  readonly listFen: number
  readonly priceFen: number
  readonly rulesHtml: string
  readonly onSale: boolean
}

/** The target of a login, and where it returns to. */
export interface PartnerVisit {
  /** Opaque: see `userIdOf`. */
  readonly user: string
  /** A full address on the partner's site; its home page if omitted. */
  readonly towards?: string | undefined
  /** Page of ours to which an order number is appended. */
  readonly back: string
  /** The same for goods sold below their list price. */
  readonly backDiscount: string
}

/** One partner. Network calls throw RemoteError if the partner is unreachable: retrying later may help. */
export interface PartnerGateway {
  readonly code: PartnerCode
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: string
  /** Address that logs the user in, valid once and for minutes. Computed locally, without a request. */
  loginUrl(visit: PartnerVisit): string
  /** Address of an order, with the user logged in. */
  orderUrl(partnerOrderNo: string, visit: Omit<PartnerVisit, 'towards'>): string
  /** The same for a product. */
  productUrl(productId: string, visit: Omit<PartnerVisit, 'towards'>): string
  /** Whether an address is one of the partner's site. */
  isOwn(address: string): boolean
  /** An order of this user; null if unknown, or somebody else's. */
  order(partnerOrderNo: string, user: string): Promise<OrderOfPartner | null>
  /** Reports that an order is paid. A repeat gets the same answer. */
  confirmPaid(payment: PaymentForPartner): Promise<PartnerVerdict>
  /** Reports a refund. */
  notifyRefund(payment: PaymentForPartner): Promise<void>
  /** Films on show in a city on a day: only the film site has them. */
  films(cityCode: string, date: string): Promise<Film[]>
  /** A product of the discount-ordering partner; null if unknown. */
  product(productId: string): Promise<ProductOfPartner | null>
}

/** The partners that are connected. */
export type PartnerGateways = Readonly<Partial<Record<PartnerCode, PartnerGateway>>>
