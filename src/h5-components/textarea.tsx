import { forwardRef, useLayoutEffect, useRef } from 'react'
import { assignRef, classes, domProps } from './dom'
import { useField, type FieldProps } from './use-field'
import './field.scss'

interface TextareaProps extends FieldProps {
  autoHeight?: boolean
}

/** A field of several lines; with `autoHeight` it is as high as its text. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(props, ref) {
  const element = useRef<HTMLTextAreaElement | null>(null)
  const { attributes } = useField<HTMLTextAreaElement>(props, (field) => {
    element.current = field
    assignRef(ref, field)
  })
  const fit = () => {
    const field = element.current
    if (!field || !props.autoHeight) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight}px`
  }
  useLayoutEffect(fit)
  return (
    <textarea
      {...domProps(props)}
      {...attributes}
      onInput={(event) => {
        fit()
        attributes.onInput(event)
      }}
      className={classes('taro-field', 'taro-field--lines', props.className)}
    />
  )
})
