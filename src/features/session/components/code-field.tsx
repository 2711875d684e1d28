import { codeDigits } from '../model'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { useSecondsLeft } from '../use-seconds-left'

export interface CodeFieldProps {
  readonly className?: string | undefined
  readonly value: string
  readonly fault: string | undefined
  readonly sending: boolean
  /** When another code may be sent, ms since 1970 by this device's clock. */
  readonly resendAt: number
  readonly onType: (text: string) => void
  readonly onEnter: () => void
  readonly onSend: () => void
}

/** The SMS code, and the button that sends one. */
export function CodeField(props: CodeFieldProps) {
  const { className, value, fault, sending, resendAt, onType, onEnter, onSend } = props
  const wait = useSecondsLeft(resendAt)
  return (
    <Field
      className={className}
      keyboard='number'
      label='请输入验证码'
      maxlength={6}
      clean={codeDigits}
      autoFill='one-time-code'
      value={value}
      fault={fault}
      onType={onType}
      onEnter={onEnter}
    >
      <Button kind='secondary' size='small' loading={sending} disabled={wait > 0} onPress={onSend}>
        {wait > 0 ? `${wait} 秒后重发` : '获取验证码'}
      </Button>
    </Field>
  )
}
