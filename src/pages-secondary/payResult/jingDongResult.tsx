import { routedPage, type PageProps } from '@/frame/routed-page'
import { ResultButtons } from '@/features/order/components/result-buttons'
import { formatMinute } from '@/lib/time'
import { goHome, navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Button } from '@/ui/button/button'
import { Cell, CellGroup } from '@/ui/cell/cell'
import recordsIllustration from '@/ui/illustration/illustrations/records.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { JdHead } from './sections/jd-head'
import { JdSkeleton } from './sections/jd-skeleton'
import { useJingDong } from './use-jing-dong'

const PATH = 'pages-secondary/payResult/jingDongResult'
const TITLE = titleOf(PATH)
const HOME = { text: '回首页', onPress: () => void goHome() }

/** 京东领取结果: the result of a JD card, where JD redirects its receiver. */
function JingDongResult({ query: { jdCode = '', jdSign = '' } }: PageProps<typeof PATH>) {
  const { query, unreadable, unknown, sending, seconds, message, pollAgain } = useJingDong(jdCode, jdSign)
  if (unreadable || unknown) {
    return (
      <Page title={TITLE}>
        <EmptyState
          illustration={recordsIllustration}
          text={unknown ? '未查询到该卡的领取记录' : '链接已失效，看不到领取结果'}
          hint='请从京东的页面重新进入'
          action={HOME}
        />
      </Page>
    )
  }
  return (
    <Page title={TITLE} onBack={() => void goHome()}>
      <Stateful query={query} skeleton={<JdSkeleton />}>
        {(card) => (
          <>
            <JdHead card={card} />
            <CellGroup>
              <Cell title='领取内容' value={card.name} />
              <Cell title='京东账户' value={card.account} />
              <Cell title='时间' value={formatMinute(card.at)} />
            </CellGroup>
            <ResultButtons>
              {card.state === 'processing' ? (
                <Button block loading={query.isFetching} onPress={pollAgain}>
                  重新查询
                </Button>
              ) : (
                <Button block onPress={() => void navigate('pages-my/receiveRecord/index')}>
                  查看兑换记录
                </Button>
              )}
              <Button kind='secondary' block loading={sending} disabled={seconds > 0} onPress={message}>
                {seconds > 0 ? `${seconds} 秒后可再发` : '把结果发到手机'}
              </Button>
              <Button kind='quiet' block onPress={() => void goHome()}>
                回首页
              </Button>
            </ResultButtons>
          </>
        )}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), JingDongResult)
