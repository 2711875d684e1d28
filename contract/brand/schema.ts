import { z } from 'zod'
import { id, orderNo, position } from '../common'
import { orderState } from '../order/shapes'
import { privilegeBrief } from '../privilege/shapes'
import type { EndpointSchema } from '../schema'
import type { brandEndpoints } from './endpoints'
import { brand, orderBrand } from './shapes'

export const brandSchemas = {
  getBrandDetail: {
    summary: 'A brand with its privileges in this channel; page its stores with pageLocationPrivileges',
    input: z.object({ brandId: id }),
    data: z.object({
      brand,
      /** Those available now, most popular first. */
      privileges: z.array(privilegeBrief),
      /** In all cities; counted up to `MAX_STORES_COUNTED`. */
      storeTotal: z.int()
    })
  },
  getOrderBrands: {
    summary:
      'The brands in an order, with its codes and where they can be used; empty for goods without a brand',
    input: z.object({ orderNo, ...position }),
    data: z.object({ orderNo, state: orderState, brands: z.array(orderBrand) })
  }
} as const satisfies Record<keyof typeof brandEndpoints, EndpointSchema>
