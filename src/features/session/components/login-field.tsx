import type { ReactNode } from 'react'
import { Input, View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import css from './login-form.module.scss'

export interface LoginFieldProps {
  label: string
  value: string
  maxlength: number
  autoComplete: string
  fault: string | undefined
  onType: (text: string) => void
  onEnter: () => void
  /** At the right of the field. */
  children?: ReactNode
}

/** A field with what is wrong with it below. */
export function LoginField(props: LoginFieldProps) {
  const { label, value, maxlength, autoComplete, fault, onType, onEnter, children } = props
  return (
    <View className={css.row}>
      <View className={classNames(css.field, fault !== undefined && css.faulty)}>
        <Input
          className={css.input ?? ''}
          type='number'
          value={value}
          maxlength={maxlength}
          placeholder={label}
          placeholderClass={css.placeholder ?? ''}
          aria-label={label}
          aria-invalid={fault !== undefined}
          nativeProps={{ autoComplete }}
          onInput={(event) => onType(event.detail.value)}
          onConfirm={onEnter}
        />
        {children}
      </View>
      {fault ? (
        <View className={css.fault} role='alert'>
          {fault}
        </View>
      ) : null}
    </View>
  )
}
