import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { TABS, tabOf, type ListTab } from '@/features/questionnaire/model'
import { questionnairesQuery } from '@/features/questionnaire/queries'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { goHome } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import recordsIllustration from '@/ui/illustration/illustrations/records.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { StickyHead } from '@/ui/sticky-head/sticky-head'
import { Tabs } from '@/ui/tabs/tabs'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'
import css from './index.module.scss'
import { QuestionnaireCard } from './sections/questionnaire-card'

const PATH = 'pages-secondary/questionnaire/index'

const EMPTY: Readonly<Record<ListTab, string>> = {
  open: '暂无待填写的问卷',
  done: '暂无已完成的问卷',
  ended: '暂无已结束的问卷'
}

/** 问卷: the questionnaires open to the member, answered ones, and closed ones. */
function QuestionnairePage({ query: { tab: named } }: PageProps<typeof PATH>) {
  const [tab, setTab] = useState<ListTab>(TABS.find(({ key }) => key === named)?.key ?? 'open')
  const list = useQuery(questionnairesQuery())
  usePullToRefresh(list.refetch)
  useFreshOnShow(() => list.refetch({ cancelRefetch: false }))
  return (
    <Page title={titleOf(PATH)}>
      <StickyHead>
        <Tabs items={TABS} active={tab} onChange={setTab} label='问卷状态' />
      </StickyHead>
      <Stateful
        query={{ ...list, data: list.data?.list.filter((one) => tabOf(one) === tab) }}
        skeleton={
          <Skeleton className={css.boxes}>
            {[1, 2].map((box) => (
              <Block key={box} className={css.box} gap={12} />
            ))}
          </Skeleton>
        }
        isEmpty={(shown) => shown.length === 0}
        empty={
          <EmptyState
            illustration={recordsIllustration}
            text={EMPTY[tab]}
            action={{ text: '去首页看看', onPress: () => void goHome() }}
          />
        }
      >
        {(shown) => (
          <View className={css.list}>
            {shown.map((one) => (
              <QuestionnaireCard key={one.questionnaireId} questionnaire={one} />
            ))}
          </View>
        )}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), QuestionnairePage)
