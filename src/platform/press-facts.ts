import type { ITouchEvent } from '@tarojs/components'

/** How something that is pressed presents itself to those who do not see or touch it. */
export interface PressOptions {
  onPress?: ((event: ITouchEvent) => void) | undefined
  label?: string | undefined
  role?: 'button' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'link' | 'option' | undefined
  disabled?: boolean | undefined
  /** Chosen tab, ticked box. */
  selected?: boolean | undefined
  expanded?: boolean | undefined
}
