import type { ITouchEvent } from '@tarojs/components'
import { pressStates } from './press-states'
import type { PressOptions } from './press-types'

/** Props that turn a View into a control: click, Enter and Space, a name and a state for screen readers. */
export function pressProps(options: PressOptions): Record<string, unknown> {
  const { onPress, disabled, selected, onStep } = options
  const press = disabled ? undefined : onPress
  return {
    ...pressStates(options),
    hoverStartTime: 20,
    hoverStayTime: 80,
    // With arrow keys a row of tabs is one Tab stop: the selected one
    tabIndex: disabled || (onStep && !selected) ? -1 : 0,
    onClick: press,
    onKeyDown: press && ((event: KeyboardEvent) => pressByKey(event, press, onStep))
  }
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function pressByKey(
  event: KeyboardEvent,
  press: (event: ITouchEvent) => void,
  onStep: PressOptions['onStep']
) {
  const { currentTarget, key } = event
  if (event.target !== currentTarget || !(currentTarget instanceof HTMLElement)) return
  const step = onStep && STEPS[key]
  if (step) {
    event.preventDefault()
    onStep(step)
    const next = step > 0 ? currentTarget.nextElementSibling : currentTarget.previousElementSibling
    if (next instanceof HTMLElement) next.focus()
  } else if (key === 'Enter' || key === ' ') {
    event.preventDefault()
    press(event as unknown as ITouchEvent)
  }
}
