import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import type { Lottery } from '@/features/lottery/model'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { formatPeriod } from '@/lib/time'
import { goHome, navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Cell, CellGroup } from '@/ui/cell/cell'
import giftIllustration from '@/ui/illustration/illustrations/gift.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { RichText } from '@/ui/rich-text/rich-text'
import { Sheet } from '@/ui/sheet/sheet'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { Grid } from './sections/grid'
import { LotterySkeleton } from './sections/lottery-skeleton'
import { Odds } from './sections/odds'
import { OutcomeSheet } from './sections/outcome'
import { Ways } from './sections/try-sources'
import { Wheel } from './sections/wheel'
import { Winners } from './sections/winners'
import { useLottery } from './use-lottery'
import { useStill } from './use-still'

const PATH = 'pages-activities/lottery/index'

const ENTRY_LABELS = {
  fresh: '活动链接已生效',
  spent: '该链接的抽奖机会已使用',
  unknown: '该链接已失效，您仍可参加以下活动'
} as const

const periodText = ({ startsAt, endsAt }: Lottery): string => `活动时间 ${formatPeriod(startsAt, endsAt)}`

/** 抽奖: a wheel or a nine-box grid, remaining tries and how to get more, odds, rules and winners. */
function LotteryPage({ query: { lotteryId } }: PageProps<typeof PATH>) {
  const state = useLottery(lotteryId)
  const still = useStill()
  return (
    <Page title={titleOf(PATH)}>
      {state.none ? (
        <EmptyState
          illustration={giftIllustration}
          text='暂无抽奖活动'
          hint='新活动上线后会在首页展示'
          action={{ text: '回首页看看', onPress: () => void goHome() }}
        />
      ) : (
        <Stateful query={state.query} skeleton={<LotterySkeleton />}>
          {(lottery) => {
            const Board = lottery.look === 'grid' ? Grid : Wheel
            const ways = (
              <Ways lottery={lottery} shared={state.shared} onShared={() => state.countShare(lottery)} />
            )
            return (
              <>
                <View className={css.stage}>
                  <View className={css.title}>{lottery.title}</View>
                  <View className={css.subtitle}>
                    {lottery.entry ? ENTRY_LABELS[lottery.entry] : lottery.subtitle}
                  </View>
                  <Board
                    lottery={lottery}
                    isPending={state.isPending}
                    turning={state.turning}
                    still={still}
                    onPress={state.press}
                    onStood={state.stood}
                  />
                  <Winners winners={lottery.winners} still={still} />
                </View>
                <CellGroup>
                  <Cell
                    title='我的奖品'
                    note='领取、物流与状态'
                    onPress={() => void navigate('pages-activities/my-prizes/index')}
                  />
                </CellGroup>
                {lottery.ways.length > 0 ? <CellGroup title='抽奖机会'>{ways}</CellGroup> : null}
                <CellGroup title='奖品与概率'>
                  <Odds prizes={lottery.prizes} />
                </CellGroup>
                <PlainWords of={['概率']} />
                <CellGroup title='活动规则'>
                  <View className={css.rules}>
                    <View className={css.period}>{periodText(lottery)}</View>
                    <RichText html={lottery.rulesHtml} />
                  </View>
                </CellGroup>
                <Sheet open={state.asksForTries} title='抽奖机会已用完' onClose={state.closeTries}>
                  {lottery.ways.length > 0 ? ways : <View className={css.period}>您暂无可用的抽奖机会</View>}
                </Sheet>
                <OutcomeSheet shown={state.shown} onClose={state.close} />
              </>
            )
          }}
        </Stateful>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), LotteryPage)
