import { OrderStateful } from '@/features/order/components/order-stateful'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { formatLastDay } from '@/lib/time'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { Page } from '@/ui/page/page'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Goods } from './sections/goods'
import { ParcelCard } from './sections/parcel-card'
import { ShipmentHead } from './sections/shipment-head'
import { useLogistics } from './use-logistics'

const PATH = 'pages-my/logistics/index'

/** 物流信息: the parcels of an order, their tracking, and the confirmation of receipt. */
function Logistics({ query: { orderNo } }: PageProps<typeof PATH>) {
  const { parcels, asking, confirming, ask, answer } = useLogistics(orderNo)
  const { data } = parcels
  const bar = data?.canConfirm ? (
    <BottomBar note={data.confirmedBy ? `${formatLastDay(data.confirmedBy)} 后自动确认收货` : undefined}>
      <Button block size='large' loading={confirming} onPress={() => void ask()}>
        确认收货
      </Button>
    </BottomBar>
  ) : null
  return (
    <Page title={titleOf(PATH)} bottom={bar}>
      <OrderStateful query={parcels} skeleton={<ListSkeleton rows={3} height={200} />}>
        {(shipment) => (
          <>
            <ShipmentHead shipment={shipment} />
            {shipment.parcels.map((parcel) => (
              <ParcelCard
                key={parcel.parcelId}
                parcel={parcel}
                alone={shipment.parcels.length === 1 && shipment.waiting.length === 0}
              />
            ))}
            {shipment.waiting.length > 0 ? <Goods title='待发出' goods={shipment.waiting} /> : null}
          </>
        )}
      </OrderStateful>
      <Dialog
        open={asking}
        title='确认收到全部商品？'
        text='请在收到并检查商品后确认。'
        confirmText='确认收货'
        cancelText='再想想'
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </Page>
  )
}

export default routedPage(routeOf(PATH), Logistics)
