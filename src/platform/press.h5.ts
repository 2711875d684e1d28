import type { ITouchEvent } from '@tarojs/components'
import type { PressOptions } from './press-facts'

/** Attributes that make a View a control: click, Enter and Space, a name and a state for screen readers. */
export function pressProps(options: PressOptions): Record<string, unknown> {
  const { onPress, label, role = 'button', disabled, selected, expanded } = options
  const press = disabled ? undefined : onPress
  return {
    role,
    tabIndex: disabled ? -1 : 0,
    'aria-label': label,
    'aria-disabled': disabled || undefined,
    'aria-expanded': expanded,
    ...selectedState(role, selected),
    onClick: press,
    onKeyDown: press && ((event: KeyboardEvent) => pressByKey(event, press))
  }
}

function selectedState(role: PressOptions['role'], selected: boolean | undefined) {
  if (selected === undefined) return {}
  const ticks = role === 'checkbox' || role === 'radio' || role === 'switch'
  return { [ticks ? 'aria-checked' : role === 'button' ? 'aria-pressed' : 'aria-selected']: selected }
}

function pressByKey(event: KeyboardEvent, press: (event: ITouchEvent) => void) {
  if (event.target !== event.currentTarget) return
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  press(event as unknown as ITouchEvent)
}
