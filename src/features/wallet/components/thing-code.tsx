import { View } from '@tarojs/components'
import type { CurrentCode } from '@contract/types'
import { STEP_SECONDS } from '@contract/wallet/live-code'
import { formatMinute } from '@/lib/time'
import { Button } from '@/ui/button/button'
import { LiveCode } from '@/ui/live-code/live-code'
import type { LiveKeys } from '../use-live-keys'
import { useLiveCode } from '../use-live-code'
import css from './thing-code.module.scss'

export interface ThingCodeProps {
  /** undefined until it is known, and where it cannot be. */
  live: LiveKeys | undefined
  /** Of the ticket or voucher whose code is shown. */
  id: string
  /** The code from the server, used until the keys have loaded. */
  standing?: CurrentCode | null | undefined
  /** For the scanner of a till, too. */
  withBars?: boolean
  /** Neither the server nor the device has it. */
  lost: boolean
  onRetry: () => void
}

/**
 * The current code of a ticket or voucher; offline it states that it is shown from the device, and its date.
 */
export function ThingCode({ live, id, standing, withBars = false, lost, onRetry }: ThingCodeProps) {
  const now = useLiveCode({
    key: live?.keys.find((key) => key.id === id),
    offsetMs: live?.offsetMs ?? 0,
    // without keys there is no code either
    standing: live ? null : standing
  })
  return (
    <View className={css.thing}>
      <LiveCode
        name='动态码'
        withBars={withBars}
        code={now?.code}
        left={now?.left ?? 0}
        life={STEP_SECONDS}
        until={now ? `${now.left} 秒后更新` : '等待动态码'}
        hint={`动态码每 ${STEP_SECONDS} 秒一换，截图无效`}
        cover={
          lost ? (
            <>
              <View>首次出示需要网络，请连接后重试</View>
              <Button kind='secondary' onPress={onRetry}>
                重试
              </Button>
            </>
          ) : (
            <View>{live ? '此券已不可用，请刷新页面' : '正在获取动态码'}</View>
          )
        }
      />
      {live?.offline ? (
        <View
          className={css.offline}
        >{`网络不可用，显示的是本机保存的券，更新于 ${formatMinute(live.seenAt)}`}</View>
      ) : null}
    </View>
  )
}
