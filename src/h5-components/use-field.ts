import {
  useEffect,
  useRef,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref
} from 'react'
import { assignRef, withDetail, type BaseProps, type Handler } from './dom'

export type Field = HTMLInputElement | HTMLTextAreaElement

export interface FieldProps extends BaseProps {
  value?: string
  defaultValue?: string
  placeholder?: string
  disabled?: boolean
  maxlength?: number
  focus?: boolean
  autoFocus?: boolean
  name?: string
  onInput?: Handler
  onFocus?: Handler
  onBlur?: Handler
  onConfirm?: Handler
}

const DEFAULT_MAXLENGTH = 140

/** The detail of a field's events in the mini-program. */
export function fieldDetail({ value, selectionStart }: Field) {
  return { value, cursor: selectionStart ?? value.length }
}

/** What browsers report as the code of a key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * Whether a key confirms what is typed: Enter, unless it only picks an input method's word. Safari ends the composition
 * before it reports that key, without `isComposing`: only the old `keyCode` tells there.
 */
export const confirms = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== TAKEN_BY_INPUT_METHOD

/**
 * The behaviour that Input and Textarea share. As in the mini-program, `value` is pushed into the field when it changes,
 * and what is typed stays even if `value` never follows; input methods (pinyin) report once, when they end.
 */
export function useField<E extends Field>(props: FieldProps, ref: Ref<E>) {
  const element = useRef<E | null>(null)
  const composing = useRef(false)
  const { value, focus, autoFocus } = props

  useEffect(() => {
    if (focus || autoFocus) element.current?.focus()
  }, [focus, autoFocus])
  useEffect(() => {
    const field = element.current
    if (field && value !== undefined && field.value !== value && !composing.current) field.value = value
  }, [value])

  const maxlength = props.maxlength ?? DEFAULT_MAXLENGTH
  const attributes = {
    ref: (field: E | null) => {
      element.current = field
      assignRef(ref, field)
    },
    defaultValue: value ?? props.defaultValue,
    placeholder: props.placeholder,
    disabled: props.disabled,
    name: props.name,
    maxLength: maxlength < 0 ? undefined : maxlength,
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: (event: CompositionEvent<E>) => {
      composing.current = false
      props.onInput?.(withDetail(event, fieldDetail(event.currentTarget)))
    },
    onInput: (event: FormEvent<E>) => {
      if (!composing.current) props.onInput?.(withDetail(event, fieldDetail(event.currentTarget)))
    },
    onFocus: (event: FocusEvent<E>) => props.onFocus?.(withDetail(event, fieldDetail(event.currentTarget))),
    onBlur: (event: FocusEvent<E>) => props.onBlur?.(withDetail(event, fieldDetail(event.currentTarget)))
  }
  return attributes
}
