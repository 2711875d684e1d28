import { typedPhone } from '@contract/typed/phone'
import { Field } from '@/ui/field/field'
import type { LoginForm } from '../use-login-form'
import { CodeField } from './code-field'
import css from './login-form.module.scss'

/** Phone and SMS code. */
export function SmsLogin({ form }: { form: LoginForm }) {
  const { draft, faults, busy } = form
  return (
    <>
      <Field
        className={css.row}
        keyboard='number'
        label='请输入手机号'
        maxlength={11}
        clean={typedPhone}
        autoFill='tel-national'
        value={draft.mobile}
        fault={faults.mobile}
        onType={form.typeMobile}
        onEnter={form.sendCode}
      />
      <CodeField
        className={css.row}
        value={draft.code}
        fault={faults.code}
        sending={busy === 'sending'}
        resendAt={draft.resendAt}
        onType={form.typeCode}
        onEnter={form.enter}
        onSend={form.sendCode}
      />
    </>
  )
}
