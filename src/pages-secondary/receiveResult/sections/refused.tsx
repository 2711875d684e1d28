import { View } from '@tarojs/components'
import { refusalOf, type ReceiveRefusal } from '@/features/privilege/refusals'
import { goHome, navigate, replace } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from './result.module.scss'

export interface RefusedProps {
  privilegeId: string | undefined
  /** Result code of the refusal, if there is no record. */
  code?: string | undefined
  /** The record's text. */
  reason?: string | undefined
}

const WAYS: Readonly<Record<ReceiveRefusal['way'], { text: string; go: () => void }>> = {
  cards: { text: '看看会员卡', go: () => void navigate('pages-secondary/myCard/index') },
  more: { text: '看看其他权益', go: () => void goHome('ExchangeCenter') },
  records: { text: '查看兑换记录', go: () => void replace('pages-my/receiveRecord/index') },
  retry: { text: '回首页看看', go: () => void goHome() }
}

/** Nothing was received: why, and what to do next. */
export function Refused({ privilegeId, code, reason }: RefusedProps) {
  const refusal = refusalOf(code)
  const way = WAYS[refusal.way]
  return (
    <>
      <ResultSign kind='failed' title={refusal.title}>
        <View>{reason ?? refusal.hint}</View>
        {reason ? <View className={css.hint}>领取次数已退回</View> : null}
      </ResultSign>
      <ButtonRow className={css.ways}>
        {privilegeId ? (
          <Button
            kind='plain'
            block
            onPress={() => void replace('pages/privilegeDetail/index', { privilegeId })}
          >
            返回权益
          </Button>
        ) : null}
        <Button block onPress={way.go}>
          {way.text}
        </Button>
      </ButtonRow>
    </>
  )
}
