import { forwardRef, useState } from 'react'
import { classes, domProps } from './dom'
import { usePress, type PressProps } from './use-press'
import './button.scss'

interface ButtonProps extends PressProps {
  plain?: boolean
  loading?: boolean
  type?: string
  size?: string
  formType?: 'submit' | 'reset'
}

const HOVER = { hoverClass: 'button-hover', hoverStartTime: 20, hoverStayTime: 70 }

/** A button that is disabled keeps its clicks from what it stands on, as the browser's own does. */
const swallow = (event: { stopPropagation(): void }) => event.stopPropagation()

/** A real `button`, so that mouse, touch and keyboard all press it; `formType` ties it to its form. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const press = usePress({ ...HOVER, ...props })
  const { disabled, loading, plain, size, type = 'default' } = props
  const [focused, setFocused] = useState(false)
  // a browser takes the focus from a button that is disabled, and who hears the page would begin at its top
  const isHeld = disabled && focused
  return (
    <button
      {...domProps(props)}
      {...press.handlers}
      ref={ref}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      type={(!isHeld && props.formType) || 'button'}
      disabled={disabled && !isHeld}
      {...(isHeld ? { 'aria-disabled': true, onClick: swallow } : {})}
      aria-busy={loading || undefined}
      className={classes(
        'taro-button',
        `taro-button--${type}`,
        size === 'mini' && 'taro-button--mini',
        plain && 'taro-button--plain',
        disabled && 'taro-button--disabled',
        press.className,
        props.className
      )}
    >
      {loading && <i className='taro-button__loading' aria-hidden />}
      {props.children}
    </button>
  )
})
