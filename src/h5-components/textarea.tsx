import { forwardRef, useLayoutEffect, useRef } from 'react'
import { assignRef, classes, domProps, withDetail } from './dom'
import { confirms, fieldDetail, useField, type FieldProps } from './use-field'
import './field.scss'

interface TextareaProps extends FieldProps {
  autoHeight?: boolean
}

/**
 * A field of several lines; with `autoHeight` it is as high as its text. As a phone's keyboard has a separate
 * button for `onConfirm`, Enter confirms if there is a handler; with Shift, or during composition, it does not.
 */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(props, ref) {
  const element = useRef<HTMLTextAreaElement | null>(null)
  const attributes = useField<HTMLTextAreaElement>(props, (field) => {
    element.current = field
    assignRef(ref, field)
  })
  const fit = () => {
    const field = element.current
    if (!field || !props.autoHeight) return
    field.style.height = 'auto'
    // whole pixels, while a line's height may have a fraction: the height stays as it is
    if (field.scrollHeight <= field.clientHeight) return
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
  }
  useLayoutEffect(fit)
  return (
    <textarea
      {...domProps(props)}
      {...attributes}
      {...(props.autoHeight ? { rows: 1 } : {})}
      {...(props.onConfirm ? { enterKeyHint: 'send' as const } : {})}
      onKeyDown={(event) => {
        if (!props.onConfirm || event.shiftKey || !confirms(event)) return
        event.preventDefault()
        props.onConfirm(withDetail(event, fieldDetail(event.currentTarget)))
      }}
      onInput={(event) => {
        fit()
        attributes.onInput(event)
      }}
      className={classes('taro-field', 'taro-field--lines', props.className)}
    />
  )
})
