import { forwardRef, type KeyboardEvent } from 'react'
import { classes, domProps } from './dom'
import { usePress, type PressProps } from './use-press'

interface ViewProps extends PressProps {
  tabIndex?: number
}

/** On a view with a role, Enter and Space act like a tap. */
function tapByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.target !== event.currentTarget) return
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** A `div`. With a role and a tap handler it can be reached and used by keyboard. */
export const View = forwardRef<HTMLDivElement, ViewProps>(function View(props, ref) {
  const press = usePress(props)
  const operable = props.onClick && props.role ? { tabIndex: props.tabIndex ?? 0, onKeyDown: tapByKey } : {}
  return (
    <div
      {...operable}
      {...domProps(props)}
      {...press.handlers}
      ref={ref}
      className={classes(props.className, press.className)}
    >
      {props.children}
    </div>
  )
})
