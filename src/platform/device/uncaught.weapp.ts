import Taro from '@tarojs/taro'

type Hear = (kind: 'error' | 'rejection' | 'chunk', thrown: unknown) => void

let told: Hear | undefined

/** WeChat says it in one text: a title of its own, the message, and the stack. */
const thrownOf = (said: string) => ({ message: (/^\w*Error: .*/m.exec(said) ?? [said])[0], stack: said })

/** Calls `hear` with whatever is thrown from now on and caught by nobody, and with pages that did not come. */
export function onUncaught(hear: Hear): void {
  told = hear
  Taro.onError((said) => hear('error', typeof said === 'string' ? thrownOf(said) : said))
  Taro.onUnhandledRejection(({ reason }) => hear('rejection', reason))
}

/** A page could not be opened: its sub-package did not come. */
export const pageLost = (reason: unknown): void => told?.('chunk', reason)
