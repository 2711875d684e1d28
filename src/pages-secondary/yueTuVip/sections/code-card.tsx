import { View } from '@tarojs/components'
import { leftText, type LoungeCode, type LoungePass } from '@/features/lounge/model'
import { useSecondsLeft } from '@/features/lounge/use-seconds-left'
import { formatLastDay } from '@/lib/time'
import { Button } from '@/ui/button/button'
import { LiveCode } from '@/ui/live-code/live-code'
import css from './code-card.module.scss'

export interface CodeCardProps {
  pass: LoungePass
  /** undefined until the first code has loaded. */
  code: LoungeCode | undefined
  /** It is shown offline. */
  offline: boolean
  /** Number of usable memberships, including this one. */
  more: number
  fetching: boolean
  failed: boolean
  renew: () => void
}

/** Lifetime of a code, seconds. */
const LIFE = 60

/** The code to hold up to the gate with its remaining seconds, and what is left of the membership. */
export function CodeCard({ pass, code, offline, more, fetching, failed, renew }: CodeCardProps) {
  const left = useSecondsLeft(code?.expiresAt)
  const live = code !== undefined && left > 0
  return (
    <View className={css.card}>
      <View className={css.top}>
        <View className={css.name}>{pass.planName}</View>
        <View className={css.until}>{`有效期至 ${formatLastDay(pass.expiresAt)}`}</View>
      </View>
      <LiveCode
        name='会员码'
        code={live ? code.code : undefined}
        left={left}
        life={LIFE}
        until={live ? `${left} 秒内有效` : '等待新码'}
        hint={
          offline || (failed && live) ? '网络不可用，此码在有效期内仍可进厅' : '每个码只能进厅一次，截图无效'
        }
        cover={
          <>
            <View>{failed ? '会员码已失效，需要网络才能更新' : '正在更新会员码'}</View>
            {failed ? (
              <Button kind='secondary' loading={fetching} onPress={renew}>
                重新获取
              </Button>
            ) : null}
          </>
        }
      />
      <View className={css.left}>{leftText(pass)}</View>
      {more > 1 ? <View className={css.until}>{`共有 ${more} 份会员，先用最早到期的一份`}</View> : null}
    </View>
  )
}
