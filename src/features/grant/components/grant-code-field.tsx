import type { ReactNode } from 'react'
import { Field } from '@/ui/field/field'
import { codeGroups, MAX_TYPED_LENGTH, plainGrantCode } from '../model'

export interface GrantCodeFieldProps {
  label: string
  code: string
  fault: string | undefined
  className?: string | undefined
  onType: (text: string) => void
  onEnter: () => void
  /** At the right, inside the field. */
  children?: ReactNode
}

const typedGroups = (text: string): string => codeGroups(plainGrantCode(text))

/** A code to type, in groups of four as it is printed and sent. */
export function GrantCodeField(props: GrantCodeFieldProps) {
  const { label, code, fault, className, onType, onEnter, children } = props
  return (
    <Field
      className={className}
      labelled
      keyboard='code'
      maxlength={MAX_TYPED_LENGTH}
      clean={typedGroups}
      label={`${label}（12 至 20 位）`}
      placeholder='字母和数字'
      value={codeGroups(code)}
      fault={fault}
      onType={onType}
      onEnter={onEnter}
    >
      {children}
    </Field>
  )
}
