import Taro from '@tarojs/taro'

type Hear = (kind: 'error' | 'rejection' | 'chunk', thrown: unknown) => void

let told: Hear | undefined

const TITLE = /^(MiniProgramError|thirdScriptError)?$/

/** What WeChat says of an error: one text with a title of its own, the message, and the stack. */
function thrownOf(said: unknown): unknown {
  if (typeof said !== 'string') return said
  const lines = said.split('\n')
  const message = lines.find((line) => /^\w*Error: /.test(line)) ?? lines.find((line) => !TITLE.test(line))
  return { message, stack: said }
}

/** Calls `hear` with whatever is thrown from now on and caught by nobody, and with pages that did not come. */
export function onUncaught(hear: Hear): void {
  told = hear
  Taro.onError((said: unknown) => hear('error', thrownOf(said)))
  Taro.onUnhandledRejection(({ reason }: { reason?: unknown }) => hear('rejection', thrownOf(reason)))
}

/** A page could not be opened: its sub-package did not come. */
export const pageLost = (reason: unknown): void => told?.('chunk', reason)
