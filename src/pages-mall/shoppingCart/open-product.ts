import { navigate } from '@/routes/navigate'
import type { CartLine } from '@/features/cart/model'

/** The page of what a line is of. */
export const openProduct = ({ productId, skuId }: Pick<CartLine, 'productId' | 'skuId'>): void =>
  void navigate('pages-mall/productDetail/index', { productId, skuId })
