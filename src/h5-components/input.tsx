import { forwardRef, type HTMLAttributes, type KeyboardEvent } from 'react'
import { classes, domProps, withDetail } from './dom'
import { confirms, fieldDetail, useField, type FieldProps } from './use-field'
import './field.scss'

interface InputProps extends FieldProps {
  type?: string
  password?: boolean
  confirmType?: 'send' | 'search' | 'next' | 'go' | 'done'
  /** What a browser may fill in, e.g. `one-time-code`, `tel`. */
  nativeProps?: { autoComplete?: string }
}

const KEYBOARD: Record<string, HTMLAttributes<HTMLElement>['inputMode']> = {
  number: 'numeric',
  digit: 'decimal',
  tel: 'tel'
}

function nativeType({ password, confirmType, type }: InputProps) {
  if (password) return 'password'
  if (confirmType === 'search') return 'search'
  return type === 'tel' ? 'tel' : 'text'
}

/** A one-line field. Enter confirms it and never submits a form natively (which would reload the page). */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(props, ref) {
  const attributes = useField(props, ref)
  const confirm = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!confirms(event)) return
    event.preventDefault()
    props.onConfirm?.(withDetail(event, fieldDetail(event.currentTarget)))
  }
  return (
    <input
      {...domProps(props)}
      {...props.nativeProps}
      {...attributes}
      className={classes('taro-field', props.className)}
      type={nativeType(props)}
      inputMode={KEYBOARD[props.type ?? 'text']}
      enterKeyHint={props.confirmType}
      onKeyDown={confirm}
    />
  )
})
