import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import type { LoginForm } from '../use-login-form'
import { useSecondsLeft } from '../use-seconds-left'
import css from './login-form.module.scss'

/** Phone and SMS code. */
export function SmsLogin({ form }: { form: LoginForm }) {
  const { draft, faults, busy } = form
  const wait = useSecondsLeft(draft.resendAt)
  return (
    <>
      <Field
        className={css.row}
        keyboard='number'
        label='请输入手机号'
        // room for a pasted +86 and spaces
        maxlength={20}
        autoFill='tel-national'
        value={draft.mobile}
        fault={faults.mobile}
        onType={form.typeMobile}
        onEnter={form.sendCode}
      />
      <Field
        className={css.row}
        keyboard='number'
        label='请输入验证码'
        maxlength={6}
        autoFill='one-time-code'
        value={draft.code}
        fault={faults.code}
        onType={form.typeCode}
        onEnter={form.enter}
      >
        <Button
          kind='secondary'
          size='small'
          loading={busy === 'sending'}
          disabled={wait > 0}
          label={wait > 0 ? `${wait} 秒后可重新获取验证码` : '获取验证码'}
          onPress={form.sendCode}
        >
          {wait > 0 ? `${wait} 秒后重发` : '获取验证码'}
        </Button>
      </Field>
    </>
  )
}
