import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import type { UnionCheck } from '../login-check'
import { useUnionCheck } from '../use-union-check'
import { CodeField } from './code-field'
import css from './login-form.module.scss'

/** Confirms a union login by an SMS code. */
export function UnionConfirm({ check }: { check: UnionCheck }) {
  const { sent, code, faults, busy, type, send, enter } = useUnionCheck(check)
  return (
    <View className={css.form}>
      <View className={css.lead}>
        {sent
          ? `验证码已发送至 ${sent.mobile}`
          : '您第一次从这里进入已有的账号。为了账号安全，请用短信验证一次，以后不用再验证。'}
      </View>
      <CodeField
        className={css.row}
        value={code}
        fault={faults.code}
        sending={busy === 'sending'}
        resendAt={sent?.resendAt ?? 0}
        onType={type}
        onEnter={enter}
        onSend={send}
      />
      <Fault text={faults.form} />
      <View className={css.actions}>
        <Button block size='large' loading={busy === 'entering'} onPress={enter}>
          确认登录
        </Button>
      </View>
    </View>
  )
}
