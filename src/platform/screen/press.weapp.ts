import { pressStates } from './press-states'
import type { PressOptions } from './press-types'

/** WeChat has no keys: a press is a tap. How it looks meanwhile is timed by the templates (config/taro-plugin-aria). */
export function pressProps(options: PressOptions): Record<string, unknown> {
  return { ...pressStates(options), onClick: options.disabled ? undefined : options.onPress }
}
