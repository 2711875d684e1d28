import { View } from '@tarojs/components'
import { typedPhone } from '@contract/typed/phone'
import { CodeField } from '@/features/session/components/code-field'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import type { NumberProof } from '../use-number-proof'
import css from './number-form.module.scss'

export interface NumberFormProps {
  proof: NumberProof
  busy: boolean
  /** Which number it is: 受邀手机号. */
  label: string
  /** What the button does. */
  action: string
  onSubmit: () => void
}

/** A number and its SMS code, and the button that goes on with them. */
export function NumberForm({ proof, busy, label, action, onSubmit }: NumberFormProps) {
  const { mobile, code, faults, sending, resendAt } = proof
  return (
    <View>
      <Field
        className={css.row}
        keyboard='number'
        label={label}
        placeholder={`请输入${label}`}
        maxlength={11}
        clean={typedPhone}
        autoFill='tel-national'
        value={mobile}
        fault={faults.mobile}
        onType={proof.typeMobile}
        onEnter={proof.send}
      />
      <CodeField
        className={css.row}
        value={code}
        fault={faults.code}
        sending={sending}
        resendAt={resendAt}
        onType={proof.typeCode}
        onEnter={onSubmit}
        onSend={proof.send}
      />
      <View className={css.action}>
        <Button size='large' block loading={busy} onPress={onSubmit}>
          {action}
        </Button>
      </View>
    </View>
  )
}
