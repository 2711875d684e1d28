import { ActionDialog } from '@/features/order/components/action-dialog'
import { DeletedBar } from '@/features/order/components/deleted-bar'
import { OrderCard } from '@/features/order/components/order-card'
import { orderTabs } from '@/features/order/model'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { navBarSettings } from '@/platform/navigation/nav-bar'
import { goHome } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import ordersIllustration from '@/ui/illustration/illustrations/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { classNames } from '@/ui/class-names'
import { LongList } from '@/ui/long-list/long-list'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { Tabs } from '@/ui/tabs/tabs'
import { View } from '@tarojs/components'
import css from './index.module.scss'
import { RecordSkeleton } from './sections/record-skeleton'
import { useOrderRecord } from './use-order-record'

const PATH = 'pages-my/orderRecord/index'

const EMPTY = {
  all: '暂无购买记录',
  unpaid: '暂无待付款的订单',
  toShip: '暂无待发货的订单',
  toReceive: '暂无待收货的订单',
  toUse: '暂无待使用的订单',
  done: '暂无已完成的订单',
  refund: '暂无退款记录'
}

const TABS = orderTabs()

/** 购买记录: the member's orders by state. */
function OrderRecord({ query }: PageProps<typeof PATH>) {
  const { tab, setTab, orders, footer, retryMore, actions, refresh } = useOrderRecord(query.state)
  return (
    <Page title={titleOf(PATH)} bottom={<DeletedBar />}>
      <View className={classNames(css.tabs, navBarSettings().drawsOwnBar && css.belowBar)}>
        <Tabs items={TABS} active={tab} onChange={setTab} label='订单状态' />
      </View>
      <Stateful
        query={orders}
        skeleton={<RecordSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            illustration={ordersIllustration}
            text={EMPTY[tab]}
            action={{ text: '去看看会员卡', onPress: () => void goHome('ExchangeCenter') }}
          />
        }
      >
        {(list) => (
          <>
            <LongList key={tab} rows={list} className={css.rows}>
              {(order) => (
                <OrderCard
                  key={order.orderNo}
                  order={order}
                  running={actions.running}
                  onAct={(action) => actions.act({ order }, action)}
                  onLate={refresh}
                />
              )}
            </LongList>
            <ListFooter state={footer} onRetry={retryMore} />
          </>
        )}
      </Stateful>
      <ActionDialog question={actions.question} onAnswer={actions.answer} />
    </Page>
  )
}

export default routedPage(routeOf(PATH), OrderRecord)
