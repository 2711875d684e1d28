import { brandEndpoints } from '@contract/brand/endpoints'
import { read } from '@/api/read'

/** A brand with what it currently offers. */
export const brandQuery = (brandId: string) => read(brandEndpoints.getBrandDetail, { brandId })

/** The brands in an order, relative to the user's position. */
export const orderBrandsQuery = (
  orderNo: string,
  position: { longitude?: number; latitude?: number; cityCode?: string } = {}
) => read(brandEndpoints.getOrderBrands, { orderNo, ...position })
