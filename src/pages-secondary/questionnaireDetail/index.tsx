import { useQuery } from '@tanstack/react-query'
import { questionnaireQuery } from '@/features/questionnaire/queries'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { Answers } from './sections/answers'
import { Finished } from './sections/finished'

const PATH = 'pages-secondary/questionnaireDetail/index'

/** 问卷详情: one question at a time, then a review before sending; the result once it was sent or is closed. */
function QuestionnaireDetail({ query: { questionnaireId } }: PageProps<typeof PATH>) {
  const one = useQuery(questionnaireQuery(questionnaireId))
  const title = titleOf(PATH)
  if (one.data && (one.data.state === 'open' || one.data.state === 'draft')) {
    return (
      <Answers
        // keyed: other questions are another form
        key={one.data.version}
        title={title}
        questionnaire={one.data}
        onNoMore={() => void one.refetch()}
      />
    )
  }
  return (
    <Page title={title}>
      <Stateful
        query={one}
        skeleton={
          <Skeleton className={css.boxes}>
            <Block className={css.headBox} gap={12} />
            <Block className={css.questionBox} />
          </Skeleton>
        }
      >
        {(data) => <Finished questionnaire={data} />}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), QuestionnaireDetail)
