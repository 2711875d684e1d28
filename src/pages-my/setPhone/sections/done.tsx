import { View } from '@tarojs/components'
import { goBack, navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from '../index.module.scss'
import type { PhoneResult } from '@/features/phone/use-set-phone'
import { Belongings } from './belongings'

/** The number is now the member's, and what was merged with it. */
export function Done({ result: { maskedMobile, had, joined } }: { result: PhoneResult }) {
  return (
    <>
      <ResultSign kind='success' title={had ? '手机号已更换' : '手机号已绑定'}>
        {`下次登录请使用 ${maskedMobile}`}
      </ResultSign>
      {joined ? (
        <View className={css.card}>
          <View className={css.title}>已合并到当前账号</View>
          <Belongings list={joined} />
        </View>
      ) : null}
      <View className={css.actions}>
        <Button block size='large' onPress={() => void goBack()}>
          完成
        </Button>
        {joined ? (
          <Button block kind='quiet' onPress={() => void navigate('pages-secondary/myCard/index')}>
            查看我的卡
          </Button>
        ) : null}
      </View>
    </>
  )
}
