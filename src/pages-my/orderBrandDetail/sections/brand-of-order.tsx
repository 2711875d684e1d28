import { View } from '@tarojs/components'
import { BrandHead } from '@/features/brand/components/brand-head/brand-head'
import type { OrderBrand } from '@/features/brand/model'
import { StoreCard } from '@/features/location/components/store-card/store-card'
import { storeCount } from '@/features/location/store-count'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { Thing } from '@/features/order/components/thing'
import type { ReceiveRecord } from '@/features/privilege/model'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import css from './brand-of-order.module.scss'
import { recordNote, recordTitle } from './record-text'

interface BrandOfOrderProps {
  of: OrderBrand
  /** The order may still be unpaid: then there are no codes to wait for. */
  paid: boolean
  onOpen: (record: ReceiveRecord) => void
}

/** One brand of an order: its products, the codes, and its stores. */
export function BrandOfOrder({
  of: { brand, goods, records, stores, storeTotal },
  paid,
  onOpen
}: BrandOfOrderProps) {
  const { brandId } = brand
  return (
    <View className={css.brand}>
      <View className={css.head}>
        <BrandHead brand={brand} />
      </View>
      <CellGroup>
        <Cell
          title='进入品牌主页'
          onPress={() => void navigate('pages-secondary/brandDetail/index', { brandId })}
        />
      </CellGroup>
      <SectionHead title='已购权益' />
      <View className={css.goods}>
        {goods.map(({ privilege, name, quantity, payFen }) => (
          <Thing
            key={privilege.privilegeId}
            name={name}
            detail={privilege.name === name ? '' : privilege.name}
            picture={privilege.picture}
            fen={payFen}
            count={`共 ${quantity} 件`}
          />
        ))}
      </View>
      {records.length > 0 ? (
        <CellGroup title='我的券'>
          {records.map((record) => (
            <Cell
              key={record.receiveId}
              title={recordTitle(record)}
              note={recordNote(record)}
              onPress={() => onOpen(record)}
            />
          ))}
        </CellGroup>
      ) : (
        <View className={css.none}>{paid ? '券码正在准备，稍后可在此查看' : '付款后可在此查看券码'}</View>
      )}
      <SectionHead title='适用门店' aside={storeTotal > 0 ? storeCount(storeTotal) : undefined} />
      {storeTotal > 0 ? (
        <View className={css.stores}>
          {/* keyed by index: once the position is known other stores are nearest, and no card is remounted for it */}
          {stores.map((store, place) => (
            <StoreCard key={place} store={store} ofBrand />
          ))}
        </View>
      ) : (
        <View className={css.none}>该权益在线上使用，无需到店</View>
      )}
    </View>
  )
}
