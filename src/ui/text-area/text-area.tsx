import { Textarea, View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Fault } from '../fault/fault'
import css from './text-area.module.scss'

export interface TextAreaProps {
  /** What is asked for: read aloud. */
  label: string
  placeholder: string
  value: string
  maxlength: number
  /** 92 (default) or 144 px high. */
  size?: 'medium' | 'tall'
  /** Says how many letters there are, and how many there may be. */
  counted?: boolean
  fault?: string | undefined
  onType: (text: string) => void
}

/** Several lines to type into, with what is wrong with them below. Keeps nothing itself: `value` is what it shows. */
export function TextArea(props: TextAreaProps) {
  const { label, placeholder, value, maxlength, size = 'medium', counted, fault, onType } = props
  return (
    <View>
      <Textarea
        className={classNames(css.text, css[size], fault !== undefined && css.faulty)}
        value={value}
        maxlength={maxlength}
        placeholder={placeholder}
        placeholderClass={css.placeholder ?? ''}
        aria-label={label}
        aria-invalid={fault !== undefined}
        onInput={({ detail }) => onType(detail.value)}
      />
      {counted ? <View className={css.count}>{`${value.length}/${maxlength}`}</View> : null}
      <Fault text={fault} />
    </View>
  )
}
