import { View } from '@tarojs/components'
import type { ReceiveRecord } from '@/features/privilege/model'
import { replace } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from './result.module.scss'

export interface WaitingProps {
  record: ReceiveRecord
  /** It is still being polled. */
  asking: boolean
  onPollAgain: () => void
}

/** Pending: polls for a while, then says what to do. */
export function Waiting({ record, asking, onPollAgain }: WaitingProps) {
  const where = record.account ? `充值到 ${record.account}` : record.name
  return (
    <>
      <ResultSign kind='waiting' title={asking ? '正在为您办理' : '仍在办理中'}>
        <View>{where}</View>
        <View className={css.hint}>
          {asking ? '通常只需几秒，请稍候' : '已收到您的申请，不用再领，结果可在兑换记录中查看'}
        </View>
      </ResultSign>
      <ButtonRow className={css.ways}>
        <Button kind='plain' block onPress={() => void replace('pages-my/receiveRecord/index')}>
          查看兑换记录
        </Button>
        <Button kind='secondary' block loading={asking} onPress={onPollAgain}>
          {asking ? '办理中' : '重新查询'}
        </Button>
      </ButtonRow>
    </>
  )
}
