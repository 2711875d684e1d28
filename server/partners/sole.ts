import { firstPartnerWith } from '@contract/partner/codes'

/** The special-offer film site: its calls are about no other. */
export const FILM_PARTNER = firstPartnerWith('calls', 'films')

/** The discount-ordering partner, whose products we show: the same. */
export const DISCOUNT_PARTNER = firstPartnerWith('calls', 'discount')
