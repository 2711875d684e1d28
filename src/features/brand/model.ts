export type { Brand, OrderBrand } from '@contract/types'
