import { Textarea, View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Fault } from '../fault/fault'
import css from './text-area.module.scss'

export interface TextAreaProps {
  /** What is asked for: read aloud. */
  label: string
  /** Left out = the label. */
  placeholder?: string
  value: string
  maxlength: number
  /** 92 (default) or 144 px high, or as high as its text: a line to begin with, four at most. */
  size?: 'medium' | 'tall' | 'growing'
  /** Says how many letters there are, and how many there may be. */
  counted?: boolean
  fault?: string | undefined
  /** Its place: margins. */
  className?: string | undefined
  onType: (text: string) => void
  /** With it the keyboard's own button sends; on a desktop a new line is Shift and Enter. */
  onEnter?: () => void
}

/** Several lines to type into, with what is wrong with them below. Keeps nothing itself: `value` is what it shows. */
export function TextArea(props: TextAreaProps) {
  const { label, placeholder = label, value, maxlength, size = 'medium', counted, fault } = props
  const { className, onType, onEnter } = props
  return (
    <View className={className}>
      <Textarea
        className={classNames(css.text, css[size], fault !== undefined && css.faulty)}
        value={value}
        maxlength={maxlength}
        placeholder={placeholder}
        placeholderClass={css.placeholder ?? ''}
        aria-label={label}
        aria-invalid={fault !== undefined}
        {...(size === 'growing' ? { autoHeight: true, disableDefaultPadding: true } : {})}
        {...(onEnter ? { confirmType: 'send', onConfirm: onEnter } : {})}
        onInput={({ detail }) => onType(detail.value)}
      />
      {counted ? <View className={css.count}>{`${value.length}/${maxlength}`}</View> : null}
      <Fault text={fault} />
    </View>
  )
}
