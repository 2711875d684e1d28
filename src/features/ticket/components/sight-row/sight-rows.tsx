import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { usePaging } from '@/ui/list-footer/paging'
import { LongList } from '@/ui/long-list/long-list'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import type { SightBrief } from '../../model'
import css from './sight-rows.module.scss'
import { SightRow } from './sight-row'

export interface SightRowsProps {
  query: UseInfiniteQueryResult<InfiniteData<{ list: readonly SightBrief[] }>>
  /** Stands there when there are none. */
  empty: ReactNode
}

const skeleton = (
  <Skeleton>
    {[0, 1, 2, 3].map((row) => (
      <Block key={row} className={css.box} />
    ))}
  </Skeleton>
)

/** Sights one below the other, paging in with the page. */
export function SightRows({ query, empty }: SightRowsProps) {
  const { more, footer } = usePaging(query)
  return (
    <Stateful
      query={query}
      skeleton={skeleton}
      isEmpty={({ pages }) => pages[0]?.list.length === 0}
      empty={empty}
    >
      {({ pages }) => (
        <>
          <View {...{ role: 'list' }}>
            <LongList rows={pages.flatMap(({ list }) => list)} className={css.rows}>
              {(sight) => (
                <View key={sight.sightId} {...{ role: 'listitem' }}>
                  <SightRow sight={sight} />
                </View>
              )}
            </LongList>
          </View>
          <ListFooter state={footer} onRetry={more} />
        </>
      )}
    </Stateful>
  )
}
