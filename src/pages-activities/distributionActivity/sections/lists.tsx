import { useState } from 'react'
import { View } from '@tarojs/components'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { usePaging } from '@/ui/list-footer/paging'
import { LongList } from '@/ui/long-list/long-list'
import recordsIllustration from '@/ui/illustration/illustrations/records.module.scss'
import cardsIllustration from '@/ui/illustration/illustrations/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Stateful } from '@/ui/stateful/stateful'
import { Tabs } from '@/ui/tabs/tabs'
import css from '../index.module.scss'
import { useReferralList, type ListKey } from '../use-distribution-activity'
import { CommissionRow } from './commission-row'
import { InviteeRow } from './invitee-row'
import { ListSkeleton } from './skeletons'

const TABS = [
  { key: 'commissions', title: '佣金明细' },
  { key: 'invitees', title: '邀请的好友' }
] as const satisfies readonly { key: ListKey; title: string }[]

const isEmpty = (list: readonly unknown[]) => list.length === 0

/** Commissions with their history, and the invited friends. */
export function Lists({ running }: { running: boolean }) {
  const [key, setKey] = useState<ListKey>('commissions')
  const { commissions, invitees, shown } = useReferralList(key)
  const { footer, more } = usePaging(shown)
  const hint = running ? '生成邀请海报，发给好友试试' : undefined
  return (
    <View className={css.lists}>
      <Tabs items={TABS} active={key} onChange={setKey} label='佣金与好友' />
      {key === 'commissions' ? (
        <Stateful
          query={commissions}
          skeleton={<ListSkeleton />}
          isEmpty={isEmpty}
          empty={
            <EmptyState
              illustration={recordsIllustration}
              text='暂无佣金，好友下单后会出现在这里'
              hint={hint}
            />
          }
        >
          {(list) => (
            <LongList rows={list} className={css.rows}>
              {(commission) => (
                <CommissionRow key={`${commission.orderTail} ${commission.paidAt}`} commission={commission} />
              )}
            </LongList>
          )}
        </Stateful>
      ) : (
        <Stateful
          query={invitees}
          skeleton={<ListSkeleton />}
          isEmpty={isEmpty}
          empty={<EmptyState illustration={cardsIllustration} text='暂无好友接受邀请' hint={hint} />}
        >
          {(list) => (
            <LongList rows={list} className={css.rows}>
              {(friend) => <InviteeRow key={`${friend.name} ${friend.boundAt}`} friend={friend} />}
            </LongList>
          )}
        </Stateful>
      )}
      {shown.data && footer !== 'end' ? <ListFooter state={footer} onRetry={more} /> : null}
    </View>
  )
}
