import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { endingSoon, ruleText } from '@/features/points/model'
import { routedPage } from '@/frame/routed-page'
import { serverNow } from '@/lib/server-now'
import { goBack, navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { CellGroup } from '@/ui/cell/cell'
import recordsIllustration from '@/ui/illustration/illustrations/records.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { LongList } from '@/ui/long-list/long-list'
import { Page } from '@/ui/page/page'
import { HEADING } from '@/ui/read-as'
import { Stateful } from '@/ui/stateful/stateful'
import { SwitchRow } from '@/ui/switch/switch-row'
import css from './index.module.scss'
import { Balance } from './sections/balance'
import { Entry } from './sections/entry'
import { EntriesSkeleton, PointsSkeleton } from './sections/points-skeleton'
import { usePoints } from './use-points'

const PATH = 'pagesA/pointSetting/index'

/** 积分设置: balance, points about to expire, whether points are used by default, the rules, and the history. */
function PointSetting() {
  const { points, pages, footer, more, switchDefault } = usePoints()
  return (
    <Page title={titleOf(PATH)}>
      <Stateful
        query={points}
        skeleton={<PointsSkeleton />}
        isEmpty={({ rule }) => rule === null}
        empty={
          <EmptyState
            illustration={recordsIllustration}
            text='这里不使用积分'
            action={{ text: '返回', onPress: () => void goBack() }}
          />
        }
      >
        {({ rule, balance, lots, byDefault }) =>
          rule && (
            <>
              <Balance balance={balance} lots={endingSoon(lots, serverNow())} />
              <PlainWords of={['积分']} />
              <CellGroup>
                <SwitchRow
                  title='结算时默认使用积分'
                  note='每次结算仍可更改'
                  label='结算时默认使用积分，每次结算仍可更改'
                  on={byDefault}
                  onChange={switchDefault}
                />
              </CellGroup>
              <CellGroup title='积分规则'>
                <View className={css.rule}>
                  {ruleText(rule).map((words) => (
                    <View key={words} className={css.words}>
                      {words}
                    </View>
                  ))}
                </View>
              </CellGroup>
              <View className={css.heading} {...HEADING}>
                积分明细
              </View>
              <Stateful
                query={pages}
                skeleton={<EntriesSkeleton />}
                isEmpty={(entries) => entries.length === 0}
                empty={
                  <EmptyState
                    illustration={recordsIllustration}
                    text='暂无积分明细，下单后即可得积分'
                    action={{
                      text: '去商城逛逛',
                      onPress: () => void navigate('pages-mall/physicalMall/index')
                    }}
                  />
                }
              >
                {(entries) => (
                  <>
                    <View className={css.entries}>
                      <LongList rows={entries} className={css.rows}>
                        {(entry) => <Entry key={entry.seq} entry={entry} />}
                      </LongList>
                    </View>
                    <ListFooter state={footer} onRetry={more} />
                  </>
                )}
              </Stateful>
            </>
          )
        }
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), PointSetting)
