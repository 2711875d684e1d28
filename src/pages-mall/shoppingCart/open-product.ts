import { navigate } from '@/routes/navigate'
import type { CartLine } from '@/features/cart/model'

/** Opens the product page of a line. */
export const openProduct = ({ productId, skuId }: Pick<CartLine, 'productId' | 'skuId'>): void =>
  void navigate('pages-mall/productDetail/index', { productId, skuId })
