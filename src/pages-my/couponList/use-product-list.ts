import { useInfiniteQuery } from '@tanstack/react-query'
import { couponGoodsQuery } from '@/features/coupon/queries'

/** What a coupon can be used on, paged. */
export const useProductList = (couponId: string) => useInfiniteQuery(couponGoodsQuery(couponId))
