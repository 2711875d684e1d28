import type { KeyboardEvent } from 'react'
import { View } from '@tarojs/components'

export interface WheelNameProps {
  className: string | undefined
  unit: string
  offered: readonly number[]
  value: number
  onStep: (steps: number) => void
}

/** Steps per key; Home and End exceed the length of any list. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  Home: -Infinity,
  End: Infinity
}

/** One wheel's control for screen readers and the keyboard. */
export function WheelName({ className, unit, offered, value, onStep }: WheelNameProps) {
  const press = (event: KeyboardEvent) => {
    const steps = KEYS[event.key]
    if (!steps) return
    event.preventDefault()
    onStep(steps)
  }
  return (
    <View
      className={className}
      {...{ role: 'spinbutton', tabIndex: 0, onKeyDown: press }}
      aria-label={unit}
      aria-valuenow={value}
      aria-valuemin={offered[0]}
      aria-valuemax={offered[offered.length - 1]}
      aria-valuetext={`${value}${unit}`}
    />
  )
}
