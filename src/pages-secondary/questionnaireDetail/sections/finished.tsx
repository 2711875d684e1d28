import { View } from '@tarojs/components'
import { thanksText, type Questionnaire } from '@/features/questionnaire/model'
import { formatMinute } from '@/lib/time'
import { navigate, replace } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from '../index.module.scss'

/** It was sent, with its reward; or it is closed. */
export function Finished({
  questionnaire: { title, state, doneAt, thanks }
}: {
  questionnaire: Questionnaire
}) {
  const provided = thanksText(thanks)
  const toList = () => void replace('pages-secondary/questionnaire/index', {})
  if (state !== 'done') {
    return (
      <View className={css.finished}>
        <ResultSign kind='cancelled' title='问卷已结束'>
          {`「${title}」已停止收集，感谢关注`}
        </ResultSign>
        <Button block size='large' kind='plain' onPress={toList}>
          查看其他问卷
        </Button>
      </View>
    )
  }
  return (
    <View className={css.finished}>
      <ResultSign kind='success' title='感谢您的回答'>
        {provided ? `${provided}已放入您的账户` : '您的意见已收到'}
        {doneAt ? <View className={css.when}>{`提交于 ${formatMinute(doneAt)}`}</View> : null}
      </ResultSign>
      <ButtonRow>
        {thanks.points ? (
          <Button block size='large' onPress={() => void navigate('pagesA/pointSetting/index', {})}>
            查看积分
          </Button>
        ) : null}
        {thanks.couponName ? (
          <Button block size='large' onPress={() => void navigate('pages-my/couponList/index', {})}>
            查看优惠券
          </Button>
        ) : null}
        <Button block size='large' kind='plain' onPress={toList}>
          查看其他问卷
        </Button>
      </ButtonRow>
    </View>
  )
}
