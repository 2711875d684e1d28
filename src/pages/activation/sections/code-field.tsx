import type { ReactNode } from 'react'
import { Input, View } from '@tarojs/components'
import { printedGroups } from '@/features/card/model'
import { classNames } from '@/ui/class-names'
import css from './code-field.module.scss'

export interface CodeFieldProps {
  label: string
  placeholder: string
  /** Without spaces; shown in groups of four. */
  value: string
  fault: string | undefined
  onType: (text: string) => void
  onEnter: () => void
  /** At the right of the field. */
  children?: ReactNode
}

/** 20 characters in groups of four. */
const LONGEST = 24

/** A field for a printed number or code, with what is wrong with it below. */
export function CodeField(props: CodeFieldProps) {
  const { label, placeholder, value, fault, onType, onEnter, children } = props
  return (
    <View className={css.row}>
      <View className={css.label}>{label}</View>
      <View className={classNames(css.field, fault !== undefined && css.faulty)}>
        <Input
          className={css.input ?? ''}
          type='text'
          value={printedGroups(value)}
          maxlength={LONGEST}
          placeholder={placeholder}
          placeholderClass={css.placeholder ?? ''}
          aria-label={label}
          aria-invalid={fault !== undefined}
          nativeProps={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
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
