import { useState } from 'react'
import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { AreaSheet } from '@/features/address/components/area-sheet/area-sheet'
import { addressesQuery } from '@/features/address/queries'
import { useLastSpot } from '@/features/location/use-place'
import { deliveryText } from '@/features/mall/delivery-text'
import { deliveryQuery } from '@/features/mall/queries'
import type { Choice, MallProduct, MallSku } from '@/features/mall/sku-choice'
import { useLoggedIn } from '@/features/session/atoms'
import { formatYuan } from '@/lib/money'
import { Cell, CellGroup } from '@/ui/cell/cell'
import css from './delivery.module.scss'

export interface DeliveryProps {
  product: MallProduct
  sku: MallSku | undefined
  choice: Choice
  quantity: number
  onChoose: () => void
}

/** Used if the buyer's location is unknown: the shop's own city. */
const SHOP_CITY = '330100'

/** The selected SKU, destination, freight and delivery time, and the return policy. */
export function Delivery({ product, sku, choice, quantity, onChoose }: DeliveryProps) {
  const [area, setArea] = useState<string>()
  const [choosing, setChoosing] = useState(false)
  const spot = useLastSpot()
  const addresses = useQuery({ ...addressesQuery(), enabled: useLoggedIn(), meta: { background: true } })
  const areaCode = area ?? (addresses.data?.[0]?.areaCode || spot?.city_code || SHOP_CITY)
  const skuId = sku?.skuId ?? product.skus[0]?.skuId ?? ''
  const delivery = useQuery({
    ...deliveryQuery({ skuId, quantity, areaCode }),
    placeholderData: (before) => before
  })
  const { returnDays, freightName, freeFromFen, axes } = product
  const chosen = choice.filter((value) => value !== undefined).join('，')
  const rules = [freightName, ...(freeFromFen === null ? [] : [`满 ${formatYuan(freeFromFen)} 包邮`])]
  return (
    <>
      <CellGroup>
        {axes.length > 0 ? (
          <Cell
            title='已选'
            value={<View className={css.value}>{chosen || '请选择'}</View>}
            onPress={onChoose}
          />
        ) : null}
        <Cell
          title='送至'
          value={
            <View className={css.value}>
              {delivery.data?.area ?? (delivery.isError ? '请选择地区' : '…')}
            </View>
          }
          note={delivery.isError ? '暂时无法查询运费，请重新选择地区' : deliveryText(delivery.data)}
          onPress={() => setChoosing(true)}
        />
        <Cell title='运费说明' value={<View className={css.value}>{rules.join('，')}</View>} />
        <Cell
          title='售后'
          value={
            <View className={css.value}>
              {returnDays > 0 ? `签收后 ${returnDays} 天内可申请退货` : '非质量问题不支持退货'}
            </View>
          }
        />
      </CellGroup>
      <AreaSheet
        open={choosing}
        code={areaCode}
        onChoose={({ code }) => {
          setArea(code)
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
