import { View } from '@tarojs/components'
import type { JdCard } from '@/features/partner/jd'
import { Price } from '@/ui/price/price'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from './jd-head.module.scss'

const TEXT = {
  done: { kind: 'success', title: '充值成功', text: '已充入您的京东账户' },
  processing: { kind: 'waiting', title: '正在充值', text: '请稍候，通常只需几分钟' },
  failed: { kind: 'failed', title: '充值失败', text: '本次未扣除权益，请稍后再试。' }
} as const

/** The result: icon, one sentence, amount, and the reason of a failure. */
export function JdHead({ card: { state, faceFen, reason } }: { card: JdCard }) {
  const { kind, title, text } = TEXT[state]
  return (
    <ResultSign kind={kind} title={title}>
      {state === 'failed' ? null : (
        <View className={css.amount}>
          <Price fen={faceFen} size='large' tone='ink' />
        </View>
      )}
      <View>{(state === 'failed' && reason) || text}</View>
    </ResultSign>
  )
}
