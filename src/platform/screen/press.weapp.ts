import type { PressOptions } from './press-types'

/** The mini-program's templates carry no names for screen readers and no keys: a press is a tap. */
export function pressProps({ onPress, disabled }: PressOptions): Record<string, unknown> {
  return { onClick: disabled ? undefined : onPress }
}
