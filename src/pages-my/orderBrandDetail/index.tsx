import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orderBrandsQuery } from '@/features/brand/queries'
import { positionOf } from '@/features/location/use-place'
import { useChosenSpot } from '@/features/location/use-chosen-spot'
import { VoucherSheet } from '@/features/privilege/components/voucher/voucher-sheet'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { goBack } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import ordersIllustration from '@/ui/illustration/illustrations/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { BrandOfOrder } from './sections/brand-of-order'

const PATH = 'pages-my/orderBrandDetail/index'

/** 订单品牌详情: the brands in an order, with its codes and where they can be used. */
function OrderBrandDetailPage({ query: { orderNo } }: PageProps<typeof PATH>) {
  const here = positionOf(useChosenSpot())
  // the position may become known while the page is open
  const query = useQuery({ ...orderBrandsQuery(orderNo, here), placeholderData: keepPreviousData })
  const [opened, setOpened] = useState<string>()
  const records = query.data?.brands.flatMap((brand) => brand.records) ?? []
  return (
    <Page title={titleOf(PATH)}>
      <Stateful
        query={query}
        skeleton={<ListSkeleton rows={3} height={200} />}
        isEmpty={({ brands }) => brands.length === 0}
        empty={
          <EmptyState
            illustration={ordersIllustration}
            text='该订单不含品牌权益'
            action={{ text: '返回订单', onPress: () => void goBack() }}
          />
        }
      >
        {({ brands, state }) =>
          brands.map((one) => (
            <BrandOfOrder
              key={one.brand.brandId}
              of={one}
              paid={state !== 'unpaid'}
              onOpen={({ receiveId }) => setOpened(receiveId)}
            />
          ))
        }
      </Stateful>
      <VoucherSheet
        record={records.find(({ receiveId }) => receiveId === opened)}
        onClose={() => setOpened(undefined)}
      />
    </Page>
  )
}

export default routedPage(routeOf(PATH), OrderBrandDetailPage)
