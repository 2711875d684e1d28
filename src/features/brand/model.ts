export type { OrderBrand } from '@contract/types'
