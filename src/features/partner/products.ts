import { partnerEndpoints } from '@contract/partner/endpoints'
import type { Data } from '@contract/types'
import { read } from '@/api/read'

/** A product of the discount-ordering partner (haiwei). */
export type PartnerProduct = Data<'haiweiGetProductInfo'>

/** What a product of haiwei is and costs; anybody may ask. */
export const productQuery = (productId: string) => read(partnerEndpoints.haiweiGetProductInfo, { productId })
