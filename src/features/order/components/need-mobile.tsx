import { useState } from 'react'
import { View } from '@tarojs/components'
import { RESULT } from '@contract/envelope/codes'
import { codeOf } from '@/api/error'
import { bindPhoneCode } from '@/features/session/commands'
import { hasOneTapPhone, phoneAnswer } from '@/platform/wechat/phone-number'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import css from './need-mobile.module.scss'

export interface NeedMobileProps {
  /** The member has a number now. */
  onBound: () => void
}

/** By its page: where one tap gives no number, or gives one that another account has, which can be joined there. */
const toPage = () => void navigate('pages-my/setPhone/index')

/** The channel sells only to members with a mobile number: one tap in the mini-program, by SMS elsewhere. */
export function NeedMobile({ onBound }: NeedMobileProps) {
  const [noticeRefused, setNoticeRefused] = useState(false)
  const bindByTap = (detail: unknown) => {
    const answer = phoneAnswer(detail)
    if ('refused' in answer) {
      // who refused for the privacy notice alone may see it again by the same button
      if (answer.refused === 'privacy' && !noticeRefused) setNoticeRefused(true)
      else toPage()
    }
    // what is wrong with it is said by the call
    else
      bindPhoneCode(answer.code).then(onBound, (error: unknown) => {
        if (codeOf(error) === RESULT.boundElsewhere) toPage()
      })
  }
  return (
    <View className={css.notice} role='alert'>
      <View className={css.text}>
        {noticeRefused
          ? '您未同意隐私保护指引，可稍后再点一次阅读并同意；仍不同意时改用短信绑定'
          : '购买前需要绑定手机号'}
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
        <Button kind='secondary' size='small' onPress={toPage}>
          去绑定
        </Button>
      )}
    </View>
  )
}
