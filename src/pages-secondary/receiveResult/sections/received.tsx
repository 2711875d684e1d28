import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { isBlankPrize, type ReceiveRecord, type ShownRecord } from '@/features/privilege/model'
import { Voucher } from '@/features/privilege/components/voucher/voucher'
import { goBack, replace } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from './result.module.scss'

function titleOfRecord({ prize, account, state }: ReceiveRecord): string {
  if (state === 'expired') return '这张券已过期'
  if (prize !== null) return isBlankPrize(prize) ? '很遗憾，未中奖' : '恭喜中奖'
  return account ? '充值成功' : '领取成功'
}

/** What was received, with its code, and two follow-up links. */
export function Received({ record }: { record: ShownRecord }) {
  const lost = record.prize !== null && isBlankPrize(record.prize)
  return (
    <>
      <ResultSign
        kind={lost || record.state === 'expired' ? 'cancelled' : 'success'}
        title={titleOfRecord(record)}
      >
        {`${record.brandName} ${record.name}`}
      </ResultSign>
      <View className={css.card}>
        <Voucher record={record} />
      </View>
      <PlainWords of={record.code ? ['券码', '兑换记录'] : ['兑换记录']} />
      <ButtonRow className={css.ways}>
        <Button kind='plain' block onPress={() => void replace('pages-my/receiveRecord/index')}>
          查看兑换记录
        </Button>
        <Button kind='secondary' block onPress={() => void goBack()}>
          返回
        </Button>
      </ButtonRow>
    </>
  )
}
