import { View } from '@tarojs/components'
import { routedPage } from '@/frame/routed-page'
import { navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import giftIllustration from '@/ui/illustration/illustrations/gift.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { Page } from '@/ui/page/page'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { ClaimSheet } from './sections/claim-sheet'
import { PrizeCard } from './sections/prize-card'
import { useMyPrizes } from './use-my-prizes'

const PATH = 'pages-activities/my-prizes/index'

/** 我的奖品: the prizes won, their state, and the claim. */
function MyPrizes() {
  const state = useMyPrizes()
  return (
    <Page title={titleOf(PATH)}>
      <Stateful
        query={state.pages}
        skeleton={<ListSkeleton rows={4} height={120} />}
        isEmpty={(prizes) => prizes.length === 0}
        empty={
          <EmptyState
            illustration={giftIllustration}
            text='暂无奖品'
            hint='参加抽奖，奖品会放在这里'
            action={{ text: '去抽奖', onPress: () => void navigate('pages-activities/lottery/index') }}
          />
        }
      >
        {(prizes) => (
          <>
            <View {...{ role: 'list' }}>
              {prizes.map((prize) => (
                <View key={prize.drawId} {...{ role: 'listitem' }}>
                  <PrizeCard
                    prize={prize}
                    onClaim={() => state.begin(prize)}
                    onReceived={() => state.received(prize)}
                  />
                </View>
              ))}
            </View>
            <ListFooter state={state.footer} onRetry={state.more} />
          </>
        )}
      </Stateful>
      <ClaimSheet
        prize={state.claiming}
        address={state.address}
        mobile={state.mobile}
        isPending={state.isPending}
        onMobile={state.typeMobile}
        onAddress={state.chooseAddress}
        onClaim={state.claim}
        onClose={state.close}
      />
    </Page>
  )
}

export default routedPage(routeOf(PATH), MyPrizes)
