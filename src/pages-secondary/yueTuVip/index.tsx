import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import type { LoungeTab } from '@/features/lounge/model'
import { useShare } from '@/features/wechat/use-share'
import { routedPage } from '@/frame/routed-page'
import { navigate, urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Cell, CellGroup } from '@/ui/cell/cell'
import clockShape from '@/ui/icon/icons/clock.module.scss'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { Page } from '@/ui/page/page'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { StickyHead } from '@/ui/sticky-head/sticky-head'
import { Tabs } from '@/ui/tabs/tabs'
import css from './index.module.scss'
import { Benefits } from './sections/benefits'
import { BuyBar } from './sections/buy-bar'
import { CodeCard } from './sections/code-card'
import { LoungeList } from './sections/lounge-list'
import { MembershipFace } from './sections/membership-face'
import { Plans } from './sections/plans'
import { Terms } from './sections/terms'
import { Visits } from './sections/visits'
import { YuetuSkeleton } from './sections/yuetu-skeleton'
import { useLoungeTab, usePlanChoice, useYuetu } from './use-yuetu'

const PATH = 'pages-secondary/yueTuVip/index'

const TABS: readonly { key: LoungeTab; title: string }[] = [
  { key: 'plans', title: '会员套餐' },
  { key: 'lounges', title: '贵宾厅' },
  { key: 'visits', title: '进厅记录' }
]

/** 悦途会员: for members of the lounge club the gate code on top; plans, lounges, past visits. */
function YueTuVip() {
  const yuetu = useYuetu()
  const { front, check, pass, code, renewal, offline } = yuetu
  const plans = usePlanChoice(front.data?.plans ?? [], front.data?.termsVersion)
  const isMember = code !== undefined || check?.canEnter === true || offline
  const { tab, setTab } = useLoungeTab(isMember ? 'lounges' : 'plans')
  useShare({ title: '悦途会员，出行前有个歇脚的地方', path: urlOf(PATH) })

  const hadOne = pass !== undefined && pass !== null
  const shownTab = tab === 'visits' && !hadOne ? 'plans' : tab
  const bar =
    shownTab === 'plans' && front.data && !yuetu.waiting ? (
      <BuyBar chosen={plans.chosen} renews={hadOne} onBuy={() => void plans.buy()} />
    ) : null
  const head =
    isMember && pass ? (
      <CodeCard pass={pass} code={code} offline={offline} more={check?.passes.length ?? 1} {...renewal} />
    ) : null
  // the code is rendered independently: the plans may be unavailable offline
  return (
    <Page title={titleOf(PATH)} bottom={bar}>
      {yuetu.waiting ? (
        <YuetuSkeleton />
      ) : (
        <>
          {head}
          <Stateful query={front} skeleton={head ? <ListSkeleton /> : <YuetuSkeleton />}>
            {(shown) => (
              <>
                {head ? null : <MembershipFace front={shown} pass={pass ?? undefined} />}
                {yuetu.lost ? <ListFooter state='error' onRetry={yuetu.retry} /> : null}
                {check?.order?.state === 'unpaid' ? <Unpaid orderNo={check.order.orderNo} /> : null}
                <StickyHead>
                  <Tabs
                    items={TABS.filter(({ key }) => key !== 'visits' || hadOne)}
                    active={shownTab}
                    onChange={setTab}
                    label='会员内容'
                  />
                </StickyHead>
                {shownTab === 'plans' ? (
                  <View className={css.panel}>
                    <Benefits />
                    <PlainWords of={['随行', '会员码']} />
                    <Plans plans={shown.plans} chosenId={plans.chosen?.planId} onChoose={plans.choose} />
                    <Terms agreed={plans.agreed} fault={plans.fault} onToggle={plans.toggle} />
                  </View>
                ) : null}
                {shownTab === 'lounges' ? <LoungeList hot={shown.hot} /> : null}
                {shownTab === 'visits' ? <Visits onLounges={() => setTab('lounges')} /> : null}
              </>
            )}
          </Stateful>
        </>
      )}
    </Page>
  )
}

/** An unpaid order. */
const Unpaid = ({ orderNo }: { orderNo: string }) => (
  <CellGroup>
    <Cell
      icon={clockShape}
      title='会员订单待付款'
      value='去支付'
      onPress={() => void navigate('pages/pay/index', { orderNo })}
    />
  </CellGroup>
)

export default routedPage(routeOf(PATH), YueTuVip)
