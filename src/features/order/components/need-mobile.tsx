import { View } from '@tarojs/components'
import { bindPhoneCode } from '@/features/session/commands'
import { hasOneTapPhone, phoneAnswer } from '@/platform/wechat/phone-number'
import { Button } from '@/ui/button/button'
import css from './need-mobile.module.scss'

export interface NeedMobileProps {
  /** By the login form: where one tap gives no number. */
  onBind: () => void
  /** The member has a number now. */
  onBound: () => void
}

/** The channel sells only to members with a mobile number: one tap in the mini-program, the login form elsewhere. */
export function NeedMobile({ onBind, onBound }: NeedMobileProps) {
  const bindByTap = (detail: unknown) => {
    const answer = phoneAnswer(detail)
    if ('refused' in answer) onBind()
    // what is wrong with it is said by the call
    else bindPhoneCode(answer.code).then(onBound, () => undefined)
  }
  return (
    <View className={css.notice} role='alert'>
      <View className={css.text}>
        {hasOneTapPhone() ? '购买前需要绑定手机号' : '购买前需要绑定手机号，用手机号登录一次即可'}
      </View>
      {hasOneTapPhone() ? (
        <Button
          kind='secondary'
          size='small'
          openType='getPhoneNumber'
          onGetPhoneNumber={(event) => bindByTap(event.detail)}
        >
          一键绑定
        </Button>
      ) : (
        <Button kind='secondary' size='small' onPress={onBind}>
          去绑定
        </Button>
      )}
    </View>
  )
}
