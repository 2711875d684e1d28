import { brandEndpoints } from '@contract/brand/endpoints'
import { brandSchemas } from '@contract/brand/schema'
import type { Kit } from '../../http/kit'
import { catalogueOf } from '../catalogue'
import { brandDetail, orderBrands } from './service'

/** Brand endpoints: one brand with its offers, and the brands of an order. */
export function brandModule(kit: Kit): void {
  const catalogue = catalogueOf(kit)
  kit.bind(brandEndpoints, brandSchemas, {
    getBrandDetail: (input, context) =>
      kit.readRecent((db) => brandDetail(input, context, { db, catalogue })),
    getOrderBrands: (input, context) => orderBrands(input, context, kit)
  })
}
