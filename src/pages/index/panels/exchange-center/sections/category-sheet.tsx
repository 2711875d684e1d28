import { useContext } from 'react'
import { View } from '@tarojs/components'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MarketEntryLinks } from '@/features/market/components/market-entry-links'
import { PrivilegeRow } from '@/features/market/components/privilege-row/privilege-row'
import type { PrivilegeKind } from '@/features/privilege/model'
import { privilegesOfKindQuery } from '@/features/privilege/queries'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { MoreButton } from '@/ui/more-button/more-button'
import { Sheet } from '@/ui/sheet/sheet'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { CategoryScope, type CategoryInView } from './category-scope'
import css from './category-sheet.module.scss'

function Privileges({ kind }: { kind: PrivilegeKind | 'all' }) {
  const query = useInfiniteQuery(privilegesOfKindQuery(kind))
  return (
    <Stateful
      query={query}
      skeleton={<ListSkeleton rows={5} height={80} />}
      isEmpty={({ pages }) => pages[0]?.list.length === 0}
      empty={<EmptyState illustration={searchIllustration} text='暂无权益' hint='换个分类看看吧' />}
    >
      {({ pages }) => (
        <View className={css.list}>
          {pages.flatMap(({ list }) =>
            list.map((privilege) => <PrivilegeRow key={privilege.privilegeId} privilege={privilege} />)
          )}
          {query.hasNextPage ? <MoreButton query={query} /> : <ListFooter state='end' />}
        </View>
      )}
    </Stateful>
  )
}

function OpenSheet({ category, open, close }: CategoryInView) {
  return (
    <Sheet open={open} title={category.key === 'all' ? '全部权益' : `${category.name}权益`} onClose={close}>
      <View className={css.body}>
        <MarketEntryLinks of={category.key} />
        <Privileges kind={category.key} />
      </View>
    </Sheet>
  )
}

/** The privileges of one category, in a sheet over home. */
export function CategorySheet() {
  const scope = useContext(CategoryScope)
  return scope ? <OpenSheet {...scope} /> : null
}
