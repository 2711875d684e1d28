import { Textarea, View } from '@tarojs/components'
import { cleanText } from '@contract/typed/text'
import { classNames } from '../class-names'
import { Fault } from '../fault/fault'
import { NO_NATIVE_LIMIT, takeTyped } from '../field/take-typed'
import css from './text-area.module.scss'

export interface TextAreaProps {
  /** What to enter: read aloud. */
  label: string
  /** Omitted = the label. */
  placeholder?: string
  value: string
  maxlength: number
  /** 92 (default) or 144 px high, or as high as its text: one line at first, four at most. */
  size?: 'medium' | 'tall' | 'growing'
  /** Shows the number of characters and the maximum. */
  counted?: boolean
  fault?: string | undefined
  /** Its place: margins. */
  className?: string | undefined
  onType: (text: string) => void
  /** Makes the keyboard's own button send; on a desktop Shift+Enter makes a new line. */
  onEnter?: () => void
}

/** A multi-line text field with its error below. Controlled: it shows `value`. */
export function TextArea(props: TextAreaProps) {
  const { label, placeholder = label, value, maxlength, size = 'medium', counted, fault } = props
  const { className, onType, onEnter } = props
  return (
    <View className={className}>
      <Textarea
        className={classNames(css.text, css[size], fault !== undefined && css.faulty)}
        value={value}
        maxlength={NO_NATIVE_LIMIT}
        placeholder={placeholder}
        placeholderClass={css.placeholder ?? ''}
        aria-label={label}
        aria-invalid={fault !== undefined}
        {...(size === 'growing' ? { autoHeight: true, disableDefaultPadding: true } : {})}
        {...(onEnter ? { confirmType: 'send', onConfirm: onEnter } : {})}
        onInput={(event) => onType(takeTyped(event, cleanText, maxlength))}
      />
      {counted ? <View className={css.count}>{`${value.length}/${maxlength}`}</View> : null}
      <Fault text={fault} />
    </View>
  )
}
