import { useInfiniteQuery } from '@tanstack/react-query'
import { couponGoodsQuery } from '@/features/coupon/queries'

/** What a coupon can be used on, page by page. */
export const useProductList = (couponId: string) => useInfiniteQuery(couponGoodsQuery(couponId))
