import { goHome } from '@/routes/navigate'
import type { CartLine } from '@/features/cart/model'

/** The page of what a line is of. */
export const openProduct = (_line: Pick<CartLine, 'productId' | 'skuId'>): void => void goHome()
