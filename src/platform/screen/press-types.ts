import type { ITouchEvent } from '@tarojs/components'

/** How a pressable element presents itself to users of screen readers and keyboards. */
export interface PressOptions {
  onPress?: ((event: ITouchEvent) => void) | undefined
  label?: string | undefined
  role?: 'button' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'link' | 'option' | undefined
  disabled?: boolean | undefined
  /** Selected tab, ticked box. */
  selected?: boolean | undefined
  expanded?: boolean | undefined
  /** For tabs and radios: the arrow keys move to the next (1) or the one before (-1). */
  onStep?: ((step: 1 | -1) => void) | undefined
}
