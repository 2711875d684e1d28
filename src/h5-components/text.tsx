import { forwardRef } from 'react'
import { classes, domProps, type BaseProps } from './dom'
import './text.scss'

interface TextProps extends BaseProps {
  selectable?: boolean
  userSelect?: boolean
}

/** A `span` that cannot be selected unless set otherwise, as in the mini-program. */
export const Text = forwardRef<HTMLSpanElement, TextProps>(function Text(props, ref) {
  const selectable = props.selectable || props.userSelect
  return (
    <span
      {...domProps(props)}
      ref={ref}
      className={classes('taro-text', selectable && 'taro-text--selectable', props.className)}
    >
      {props.children}
    </span>
  )
})
