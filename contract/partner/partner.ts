import type { partnerEndpoints } from './endpoints'

type Call = keyof typeof partnerEndpoints

/**
 * By which calls a partner's orders are read and made (rule call.all). Any number of partners shares `named`: the partner is
 * named in the call. Two share `food`, whose calls name neither: the server finds out. `films` and `discount` are each about
 * one partner alone, and with it about its films or its products.
 */
export type PartnerCalls = 'named' | 'food' | 'films' | 'discount'

export interface PartnerSite {
  readonly page: 'hdzqnxPlacementUrl' | 'mtPlacementPage' | 'nndypPlacementUrl'
  readonly way?: string
}

/** A partner as everybody sees it, server and client: data, and nothing that only the server may know. */
export interface Partner {
  readonly calls: PartnerCalls
  /** The call that gives its login address. Any number of partners shares `getLoginUrl`, in which the partner is named. */
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
   * Our page that shows its site. Where several partners have one page, `way` says which of them is meant, and without it the
   * one that has none. Null = nothing of ours leads to its site but an order or a product of it.
   */
  readonly site: PartnerSite | null
  /**
   * Our page to which it sends its users back, for paying. Where several partners have one page, the address names the
   * partner, and without a name the first of the table is meant.
   */
  readonly payPage: 'hdzpayment' | 'hdzqnxPayRedirect' | 'mtPayRedirect' | 'nndypPayRedirect' | 'payment'
  /** The same for what is sold below its list price, where the partner keeps the two apart. */
  readonly discountPage?: 'discountOrderingPay'
}
