import { useQuery } from '@tanstack/react-query'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { orderBrandsQuery } from '../../queries'

/**
 * On the page of an order for privileges: the link to their brands; nothing if there are none. Its space is
 * reserved until that is known, so that the content below does not move.
 */
export function OrderBrandsLink({ orderNo }: { orderNo: string }) {
  const { data, isPending } = useQuery(orderBrandsQuery(orderNo))
  const names = data?.brands.map(({ brand }) => brand.name).join('、') ?? ''
  if (names === '' && !isPending) return null
  return (
    <CellGroup>
      <Cell
        title='品牌与适用门店'
        note={names || '\u00a0'}
        onPress={() => void navigate('pages-my/orderBrandDetail/index', { orderNo })}
      />
    </CellGroup>
  )
}
