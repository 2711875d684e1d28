import { useQuery } from '@tanstack/react-query'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { orderBrandsQuery } from '../../queries'

/** On the page of an order that bought privileges: the way to their brands. Nothing where there is none: it is a side door. */
export function OrderBrandsDoor({ orderNo }: { orderNo: string }) {
  const { data } = useQuery(orderBrandsQuery(orderNo))
  if (!data || data.brands.length === 0) return null
  return (
    <CellGroup>
      <Cell
        title='品牌与适用门店'
        note={data.brands.map(({ brand }) => brand.name).join('、')}
        onPress={() => void navigate('pages-my/orderBrandDetail/index', { orderNo })}
      />
    </CellGroup>
  )
}
