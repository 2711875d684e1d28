import { useState } from 'react'
import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { assistantHomeQuery } from '@/features/assistant/queries'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { ArticleSheet } from './sections/article-sheet'
import { Hero } from './sections/hero'
import { Hot } from './sections/hot'
import { People } from './sections/people'
import { ServiceSkeleton } from './sections/service-skeleton'
import { Subjects } from './sections/subjects'

const PATH = 'pages-my/aiCustomerService/index'

const ask = (question?: string) =>
  void navigate('pages-my/aiInterlocution/index', question === undefined ? {} : { question })

/** 智能客服: ask a question, frequent questions, topics with their articles, and human agents. */
function AiCustomerService({ query: { articleId } }: PageProps<typeof PATH>) {
  const home = useQuery(assistantHomeQuery())
  const [open, setOpen] = useState(articleId ?? null)
  return (
    <Page title={titleOf(PATH)}>
      <Stateful query={home} skeleton={<ServiceSkeleton />}>
        {({ subjects, hot, phone, hours, openNow, desk, withPerson }) => (
          <View className={css.page}>
            <Hero withPerson={withPerson} onAsk={() => ask()} />
            <PlainWords of={['智能客服', '人工客服']} />
            <Hot questions={hot} onAsk={ask} />
            <Subjects subjects={subjects} onOpen={setOpen} />
            <People phone={phone} hours={hours} openNow={openNow} desk={desk} />
          </View>
        )}
      </Stateful>
      <ArticleSheet articleId={open} onClose={() => setOpen(null)} onAsk={ask} />
    </Page>
  )
}

export default routedPage(routeOf(PATH), AiCustomerService)
