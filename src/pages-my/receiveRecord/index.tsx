import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { VoucherSheet } from '@/features/privilege/components/voucher/voucher-sheet'
import { useWallet } from '@/features/wallet/use-wallet'
import { toast } from '@/platform/feedback/feedback'
import { goHome } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import recordsIllustration from '@/ui/illustration/illustrations/records.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { LongList } from '@/ui/long-list/long-list'
import { Page } from '@/ui/page/page'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { Tabs } from '@/ui/tabs/tabs'
import css from './index.module.scss'
import { RecordTicket } from './sections/record-ticket'
import { WalletLink } from './sections/wallet-link'
import { useReceiveRecords } from './use-receive-records'

const PATH = 'pages-my/receiveRecord/index'

const EMPTY = {
  all: '暂无兑换记录',
  issued: '暂无待使用的券',
  toShip: '暂无待发货的实物',
  toReceive: '暂无待收货的实物',
  used: '暂无已使用的券',
  expired: '暂无已过期的券'
}

/** 兑换记录: what the member received, by state; a ticket opens its voucher. */
function ReceiveRecords({ query }: PageProps<typeof PATH>) {
  const state = useReceiveRecords(query.state, query.receiveId)
  const { pages, lost, close } = state
  const wallet = useWallet()
  useEffect(() => {
    if (!lost) return
    toast('该记录不存在或暂时无法打开')
    close()
    // report once; `close` is a new function on each render
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lost])
  return (
    <Page title={titleOf(PATH)} bottom={wallet ? <WalletLink wallet={wallet} /> : null}>
      <PlainWords of={['兑换记录', '券码']} />
      <View className={css.tabs}>
        <Tabs items={state.tabs} active={state.tab} onChange={state.setTab} label='兑换记录的状态' />
      </View>
      <Stateful
        query={{ ...pages, data: state.records }}
        skeleton={<ListSkeleton rows={5} height={120} />}
        isEmpty={(records) => records.length === 0}
        empty={
          <EmptyState
            illustration={recordsIllustration}
            text={EMPTY[state.tab]}
            action={{ text: '去领取权益', onPress: () => void goHome('ExchangeCenter') }}
          />
        }
      >
        {(records) => (
          <View className={css.list}>
            <LongList key={state.tab} rows={records} className={css.rows}>
              {(record) => <RecordTicket key={record.receiveId} record={record} onOpen={state.open} />}
            </LongList>
            <ListFooter state={state.footer} onRetry={state.more} />
          </View>
        )}
      </Stateful>
      <VoucherSheet
        record={state.opened}
        marking={state.marking}
        onClose={state.close}
        onUsed={state.use}
        onUnmark={state.unmark}
      />
    </Page>
  )
}

export default routedPage(routeOf(PATH), ReceiveRecords)
