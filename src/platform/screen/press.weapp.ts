import { pressStates } from './press-states'
import type { PressOptions } from './press-types'

/** WeChat has no keys: a press is a tap. */
export function pressProps(options: PressOptions): Record<string, unknown> {
  return { ...pressStates(options), onClick: options.disabled ? undefined : options.onPress }
}
