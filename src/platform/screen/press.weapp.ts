import type { PressOptions } from './press-types'

/** The mini-program's templates have neither names for screen readers nor keys: a press is a tap. */
export function pressProps({ onPress, disabled }: PressOptions): Record<string, unknown> {
  return { onClick: disabled ? undefined : onPress }
}
