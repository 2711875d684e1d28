import type { partnerEndpoints } from './endpoints'

type Call = keyof typeof partnerEndpoints

/**
 * The calls by which a partner's orders are read and made (rule call.all). Any number of partners shares `named`: the partner is
 * named in the call. Two share `food`, whose calls name neither: the server works it out. `films` and `discount` each serve
 * a single partner, including its films or its products.
 */
export type PartnerCalls = 'named' | 'food' | 'films' | 'discount'

export interface PartnerSite {
  readonly page: 'hdzqnxPlacementUrl' | 'mtPlacementPage' | 'nndypPlacementUrl'
  readonly way?: string
}

/** A partner's public data, for server and client: contains nothing that only the server may know. */
export interface Partner {
  readonly calls: PartnerCalls
  /** The call that returns its login address. Any number of partners shares `getLoginUrl`, which names the partner. */
  readonly login: Extract<
    Call,
    | 'getLoginUrl'
    | 'getQnxLoginUrl'
    | 'getMeituanUrl'
    | 'getMeituanDpUrl'
    | 'getYearsH5LoginUrl'
    | 'haiweiProductCouponSkip'
  >
  /** The `jointLogin` that leads to its site (rule joint.types). */
  readonly jointLogin?: 1 | 2 | 3 | 4
  /**
   * Our page that shows its site. If several partners share a page, `way` selects one, and without it the
   * partner that has no `way`. Null = its site is reached only from an order or a product of it.
   */
  readonly site: PartnerSite | null
  /**
   * Our page to which it sends its users back to pay. If several partners share a page, the address names the
   * partner; without a name the first of the table is used.
   */
  readonly payPage: 'hdzpayment' | 'hdzqnxPayRedirect' | 'mtPayRedirect' | 'nndypPayRedirect' | 'payment'
  /** The same for goods sold below list price, if the partner keeps the two apart. */
  readonly discountPage?: 'discountOrderingPay'
}
