import { useCallback, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { couponGoodsQuery } from '@/features/coupon/queries'
import { openGoods, type Goods } from '@/features/market/goods'
import { usePageEnd } from '@/features/page/visible'

/** What a coupon can be used on, paging in, and the product that is looked at. */
export function useProductList(couponId: string) {
  const goods = useInfiniteQuery(couponGoodsQuery(couponId))
  const [product, setProduct] = useState<Goods>()
  const [buying, setBuying] = useState(false)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = goods
  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }
  usePageEnd(more)
  const open = useCallback((item: Goods) => {
    if (openGoods(item)) return
    setProduct(item)
    setBuying(true)
  }, [])
  const waiting = hasNextPage ? 'more' : 'end'
  return {
    goods,
    more,
    footer: isFetchNextPageError ? 'error' : isFetchingNextPage ? 'loading' : waiting,
    open,
    product,
    buying,
    close: () => setBuying(false)
  } as const
}
