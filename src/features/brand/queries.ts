import { brandEndpoints } from '@contract/brand/endpoints'
import { read } from '@/api/read'

/** A brand with what can be had of it now. */
export const brandQuery = (brandId: string) => read(brandEndpoints.getBrandDetail, { brandId })

/** The brands of what an order bought, from where the user is. */
export const orderBrandsQuery = (
  orderNo: string,
  position: { longitude?: number; latitude?: number; cityCode?: string } = {}
) => read(brandEndpoints.getOrderBrands, { orderNo, ...position })
