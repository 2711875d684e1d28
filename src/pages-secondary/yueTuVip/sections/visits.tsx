import { View } from '@tarojs/components'
import { useInfiniteQuery } from '@tanstack/react-query'
import { leftText, visitWho, type LoungeVisit } from '@/features/lounge/model'
import { loungeVisitsQuery } from '@/features/lounge/queries'
import { formatMinute } from '@/lib/time'
import recordsIllustration from '@/ui/illustration/illustrations/records.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { usePaging } from '@/ui/list-footer/paging'
import { LongList } from '@/ui/long-list/long-list'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './visits.module.scss'

/** Past visits: where, with whom, and what was left afterwards. */
export function Visits({ onLounges }: { onLounges: () => void }) {
  const visits = useInfiniteQuery(loungeVisitsQuery())
  const { more, footer } = usePaging(visits)
  return (
    <Stateful
      query={visits}
      skeleton={<ListSkeleton rows={3} height={80} />}
      isEmpty={({ pages }) => pages[0]?.list.length === 0}
      empty={
        <EmptyState
          illustration={recordsIllustration}
          text='暂无进厅记录'
          hint='出示会员码进厅后，会记录在这里'
          action={{ text: '看看哪里有贵宾厅', onPress: onLounges }}
        />
      }
    >
      {({ pages }) => (
        <>
          <View className={css.list} {...{ role: 'list' }}>
            <LongList rows={pages.flatMap(({ list }) => list)} className={css.rows}>
              {(visit) => <Visit key={visit.visitId} visit={visit} />}
            </LongList>
          </View>
          <ListFooter state={footer} onRetry={more} />
        </>
      )}
    </Stateful>
  )
}

function Visit({ visit }: { visit: LoungeVisit }) {
  const { loungeName, airportName, terminal, at, planName } = visit
  return (
    <View className={css.visit} {...{ role: 'listitem' }}>
      <View className={css.head}>
        <View className={css.name}>{loungeName}</View>
        <View className={css.time}>{formatMinute(at)}</View>
      </View>
      <View className={css.line}>{`${airportName} ${terminal} · ${visitWho(visit)}`}</View>
      <View className={css.line}>{`${planName}，${leftText(visit)}`}</View>
    </View>
  )
}
