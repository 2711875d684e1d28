import type { ReactNode } from 'react'
import { Input, View } from '@tarojs/components'
import { cleanLine } from '@contract/typed/text'
import { classNames } from '../class-names'
import { Fault } from '../fault/fault'
import { NO_NATIVE_LIMIT, takeTyped, type Clean } from './take-typed'
import css from './field.module.scss'

export interface FieldProps {
  /** What to enter: read aloud, and the default placeholder. */
  label: string
  /** The label is also shown above the field. */
  labelled?: boolean
  placeholder?: string
  value: string
  maxlength: number
  /** How what is typed or pasted is cleaned; what nobody sees is removed by default. */
  clean?: Clean
  /** The keyboard type: letters, digits, or the capitals and digits of a printed code. */
  keyboard?: 'text' | 'number' | 'code'
  /** What the browser may fill in: `tel-national`, `one-time-code`; nothing by default. */
  autoFill?: string
  /** 44 or 52 px (default) high. */
  size?: 'medium' | 'large'
  /** What is wrong with it; shown below. */
  fault?: string | undefined
  /** Its place: margins. */
  className?: string | undefined
  onType: (text: string) => void
  onEnter?: () => void
  /** At the right, inside the field. */
  children?: ReactNode
}

const PRINTED = { autoCapitalize: 'characters', spellCheck: false }

/** A one-line text field with its error below. Controlled: it shows `value`. */
export function Field(props: FieldProps) {
  const { label, labelled, placeholder = label, value, maxlength, keyboard = 'text', size = 'large' } = props
  const { clean = cleanLine, autoFill = 'off', fault, className, onType, onEnter, children } = props
  return (
    <View className={className}>
      {labelled ? <View className={css.label}>{label}</View> : null}
      <View className={classNames(css.field, css[size], fault !== undefined && css.faulty)}>
        <Input
          className={css.input ?? ''}
          type={keyboard === 'number' ? 'number' : 'text'}
          value={value}
          maxlength={NO_NATIVE_LIMIT}
          placeholder={placeholder}
          placeholderClass={css.placeholder ?? ''}
          aria-label={label}
          aria-invalid={fault !== undefined}
          nativeProps={{ autoComplete: autoFill, ...(keyboard === 'code' ? PRINTED : {}) }}
          onInput={(event) => onType(takeTyped(event, clean, maxlength))}
          onConfirm={() => onEnter?.()}
        />
        {children ? <View className={css.right}>{children}</View> : null}
      </View>
      <Fault text={fault} />
    </View>
  )
}
