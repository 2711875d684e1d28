import { View, WebView } from '@tarojs/components'
import { LeaveNotice } from '@/features/channel/components/leave-notice'
import { RefusedAddress } from '@/features/channel/components/refused-address'
import { OrderStateful } from '@/features/order/components/order-stateful'
import { useWebViewAddress } from '@/features/wechat/use-web-view-address'
import { Button } from '@/ui/button/button'
import { ErrorState } from '@/ui/error-state/error-state'
import { Page } from '@/ui/page/page'
import { Pressable } from '@/ui/pressable/pressable'
import type { AddressSource } from '../addresses'
import { usePlacement } from '../use-placement'
import css from './placement.module.scss'

const OUT = '在浏览器打开'

export interface PlacementProps {
  title: string
  source: AddressSource
}

/**
 * A partner's site inside the app: progress, an error with retry, no such order, an exit. Its signed address
 * appears nowhere else.
 */
export function Placement({ title, source }: PlacementProps) {
  const { state, loaded, fail, retry, leave, leaving, canLeave } = usePlacement(source)

  const inside = 'verdict' in state && state.verdict.kind === 'inside' ? state.verdict.url : undefined
  const address = useWebViewAddress(inside)

  if (state.step === 'notFound') {
    const query = { data: undefined, status: 'error', error: state.error, refetch: retry } as const
    return (
      <Page title={title}>
        <OrderStateful query={query} skeleton={null}>
          {() => null}
        </OrderStateful>
      </Page>
    )
  }
  if (state.step === 'failed') {
    return (
      <Page title={title}>
        <ErrorState text={state.text} offline={state.offline} onRetry={retry} />
        {state.got ? (
          <View className={css.out}>
            <Button kind='quiet' loading={leaving} onPress={leave}>
              {OUT}
            </Button>
          </View>
        ) : null}
      </Page>
    )
  }
  if (state.step === 'asking')
    return (
      <Page title={title} className={css.fill}>
        <Progress />
        <View className={css.asking}>正在打开，请稍候</View>
      </Page>
    )

  const { verdict } = state
  if (verdict.kind === 'refused') return <RefusedAddress />
  if (verdict.kind === 'outside') return <LeaveNotice host={verdict.host} onLeave={leave} />
  const out = canLeave ? (
    <Pressable className={css.corner} label={OUT} onPress={leave}>
      浏览器
    </Pressable>
  ) : null
  return (
    <Page title={title} className={css.fill} navRight={out}>
      {state.step === 'loading' ? <Progress /> : null}
      {address ? (
        <WebView
          key={state.try}
          src={address}
          aria-label={title}
          className={css.web}
          onLoad={loaded}
          onError={fail}
        />
      ) : null}
    </Page>
  )
}

/** Appears after 200 ms (rule limit.asyncPage), and not at all if the site is faster. */
function Progress() {
  return (
    <View className={css.progress} role='progressbar' aria-label='正在打开'>
      <View className={css.bar} />
    </View>
  )
}
