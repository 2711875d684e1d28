import { useState } from 'react'
import { View } from '@tarojs/components'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Lounge, LoungeFront } from '@/features/lounge/model'
import { airportsQuery } from '@/features/lounge/queries'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { usePaging } from '@/ui/list-footer/paging'
import { LongList } from '@/ui/long-list/long-list'
import { Pressable } from '@/ui/pressable/pressable'
import { SearchField } from '@/ui/search-field/search-field'
import { useSettledText } from '@/ui/search-field/use-settled-text'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { AirportCard } from './airport-card'
import { LoungeSheet } from './lounge-sheet'
import css from './lounge-list.module.scss'

/** Airports with their lounges, searchable by name, city, code or pinyin; a lounge opens in a sheet. */
export function LoungeList({ hot }: { hot: LoungeFront['hot'] }) {
  const [text, setText] = useState('')
  const [shown, setShown] = useState<Lounge>()
  const [open, setOpen] = useState(false)
  const keyword = useSettledText(text.trim())
  const airports = useInfiniteQuery(airportsQuery(keyword))
  const { more, footer } = usePaging(airports)
  return (
    <View className={css.part}>
      <View className={css.search}>
        <SearchField label='搜索机场或城市' value={text} onType={setText} />
      </View>
      <View className={css.hot} {...{ role: 'group' }} aria-label='热门机场'>
        {hot.map(({ code, city }) => (
          <Pressable key={code} className={css.target} onPress={() => setText(code)}>
            <View className={css.word}>{`${city} ${code}`}</View>
          </Pressable>
        ))}
      </View>
      <Stateful
        query={airports}
        skeleton={<ListSkeleton rows={4} height={200} />}
        isEmpty={({ pages }) => pages[0]?.list.length === 0}
        empty={
          <EmptyState
            illustration={searchIllustration}
            text={`未找到“${keyword}”`}
            hint='可按机场、城市或拼音搜索'
            action={{ text: '查看全部机场', onPress: () => setText('') }}
          />
        }
      >
        {({ pages }) => (
          <>
            <LongList key={keyword} rows={pages.flatMap(({ list }) => list)} className={css.rows}>
              {(airport) => (
                <AirportCard
                  key={airport.code}
                  airport={airport}
                  onShow={(lounge) => {
                    setShown(lounge)
                    setOpen(true)
                  }}
                />
              )}
            </LongList>
            <ListFooter state={footer} onRetry={more} />
          </>
        )}
      </Stateful>
      {shown ? <LoungeSheet lounge={shown} open={open} onClose={() => setOpen(false)} /> : null}
    </View>
  )
}
