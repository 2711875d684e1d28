import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { cardEndpoints } from '@contract/card/endpoints'
import { read } from '@/api/read'
import { toast } from '@/platform/feedback/feedback'
import { ProductSheet } from './product-sheet'

/** The product named by the link, opened over the market; shows a message if it is no longer sold. */
export function LinkedProduct({ productId }: { productId: string }) {
  const [looking, setLooking] = useState(true)
  const { data } = useQuery(
    read(cardEndpoints.getGroupIntegrationPageList, { productId, kind: 'product', pageSize: 1 })
  )
  const product = data?.list[0]
  const gone = data !== undefined && product === undefined
  useEffect(() => {
    if (gone) toast('该商品已下架，看看其他商品')
  }, [gone])
  return product ? <ProductSheet product={product} open={looking} onClose={() => setLooking(false)} /> : null
}
