import type { BaseTouchEvent, ITouchEvent } from '@tarojs/components/types/common'

// `aria-*` needs no declaration in JSX; these two do. The parameters must repeat Taro's own to the letter.
declare module '@tarojs/components/types/common' {
  // oxlint-disable-next-line typescript/no-explicit-any -- Taro's own declaration
  interface StandardProps<T = any, TouchEvent extends BaseTouchEvent<any> = ITouchEvent> {
    /** What the element is to a screen reader; on H5 a View with a role and a tap handler works by keyboard too. */
    role?: string
    tabIndex?: number
  }
}
