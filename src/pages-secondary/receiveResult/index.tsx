import { routedPage, type PageProps } from '@/frame/routed-page'
import { usePageVisible } from '@/ui/visible/visible'
import { useReceiveRecord } from '@/features/privilege/use-receive-record'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { Received } from './sections/received'
import { Refused } from './sections/refused'
import { ResultSkeleton } from './sections/result-skeleton'
import { Waiting } from './sections/waiting'

const PATH = 'pages-secondary/receiveResult/index'

/** The outcome according to the server's record. */
function Outcome({ receiveId }: { receiveId: string }) {
  const { query, asking, pollAgain } = useReceiveRecord(receiveId, usePageVisible())
  return (
    <Stateful query={query} skeleton={<ResultSkeleton />}>
      {(record) => {
        if (record.state === 'processing')
          return <Waiting record={record} asking={asking} onPollAgain={pollAgain} />
        if (record.state === 'failed')
          return <Refused privilegeId={record.privilegeId} reason={record.failedReason ?? undefined} />
        return <Received record={record} />
      }}
    </Stateful>
  )
}

/** 领取结果: what was received and how to use it, or why nothing was. */
function ReceiveResult({ query }: PageProps<typeof PATH>) {
  return (
    <Page title={titleOf(PATH)}>
      {query.receiveId ? (
        <Outcome receiveId={query.receiveId} />
      ) : (
        <Refused privilegeId={query.privilegeId} code={query.reason} />
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), ReceiveResult)
