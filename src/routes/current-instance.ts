import Taro from '@tarojs/taro'

/** One page of the stack: two of them may have the same path. */
export type PageInstance = NonNullable<ReturnType<typeof Taro.getCurrentInstance>['page']> | undefined

/** The current page, as an instance. */
export const currentInstance = (): PageInstance => Taro.getCurrentInstance().page ?? undefined
