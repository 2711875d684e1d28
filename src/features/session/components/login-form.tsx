import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import { useLoginForm, type LoginForm as Form } from '../use-login-form'
import { Agreement } from './agreement'
import { SmsLogin } from './sms-login'
import css from './login-form.module.scss'

function OneTap({ form }: { form: Form }) {
  const entering = form.busy === 'entering'
  // WeChat's own sheet opens with the press itself, so before the tick it must be another button
  const button = form.draft.agreed ? (
    <Button
      block
      size='large'
      loading={entering}
      openType='getPhoneNumber'
      onGetPhoneNumber={(event) => form.enterByPhoneNumber(event.detail)}
    >
      手机号一键登录
    </Button>
  ) : (
    <Button block size='large' onPress={form.requestConsent}>
      手机号一键登录
    </Button>
  )
  return (
    <>
      {button}
      <Button block kind='quiet' onPress={form.useSms}>
        短信验证码登录
      </Button>
    </>
  )
}

/**
 * The one login form, of the pop-up and of the login page. Keeps the input; shows errors next to their fields.
 */
export function LoginForm() {
  const form = useLoginForm()
  const { draft, faults, busy, way } = form
  return (
    <View className={css.form}>
      {way === 'sms' ? <SmsLogin form={form} /> : null}
      <Agreement agreed={draft.agreed} fault={faults.agreement} onToggle={form.agree} />
      <Fault text={faults.form} />
      <View className={css.actions}>
        {way === 'oneTap' ? (
          <OneTap form={form} />
        ) : (
          <Button block size='large' loading={busy === 'entering'} onPress={form.enter}>
            登录
          </Button>
        )}
      </View>
      <View className={css.note}>未注册的手机号登录后将自动创建账号</View>
    </View>
  )
}
