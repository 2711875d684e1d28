import { useCallback, useState } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { filterInput, NO_FILTER } from '@/features/mall/goods-filter'
import { mallGoodsQuery, mallHomeQuery } from '@/features/mall/queries'
import { refetchEndpoints } from '@/lib/refetch-endpoints'
import { usePullToRefresh } from '@/ui/visible/page-hooks'

/** The state of the mall page: categories, selected category and subcategory, and its goods. */
export function useMall(requested: string | undefined) {
  const client = useQueryClient()
  const home = useQuery(mallHomeQuery())
  const [chosen, setChosen] = useState(requested)
  const [filter, setFilter] = useState(NO_FILTER)
  const input = { ...filterInput(filter), ...(chosen === undefined ? {} : { categoryId: chosen }) }
  const goods = useInfiniteQuery(mallGoodsQuery(input))
  const categories = home.data?.categories ?? []
  const category = categories.find(
    ({ categoryId, parts }) => categoryId === chosen || parts.some((part) => part.categoryId === chosen)
  )
  usePullToRefresh(
    useCallback(() => refetchEndpoints(client, [mallHomeQuery(), mallGoodsQuery({})]), [client])
  )
  return {
    home,
    goods,
    category,
    chosen,
    filter,
    setFilter,
    /** A second tap on the selected category deselects it. */
    choose: (categoryId: string | undefined) =>
      setChosen((before) => (before === categoryId ? undefined : categoryId)),
    showAll: () => {
      setChosen(undefined)
      setFilter(NO_FILTER)
    }
  }
}
