import { addGlobalErrorListener, addGlobalWarningListener } from 'glass-easel'
import { EaselProgram } from './program'

declare global {
  interface Window {
    easel?: EaselProgram
  }
}

const program = new EaselProgram()
window.easel = program

/**
 * Not a problem: where a node becomes one of another kind, glass-easel asks the old template for its children once more, and Taro
 * gives a text none. Nothing is drawn for it.
 */
const CHANGED_KIND = 'The for-list data is neither Array nor Object, got type "undefined"'

addGlobalWarningListener((message) => {
  if (message.startsWith(CHANGED_KIND)) return false
  program.problem(`glass-easel on ${program.stack.shown?.address.page}: ${message}`)
  return false
})
addGlobalErrorListener((error) => {
  program.problem(String((error as Error).stack ?? error))
  return false
})
window.addEventListener('error', ({ error, message }) =>
  program.problem(String((error as Error | null)?.stack ?? message))
)
window.addEventListener('unhandledrejection', ({ reason }) =>
  program.problem(String((reason as Error | null)?.stack ?? reason))
)
const say = console.error
console.error = (...told: unknown[]) => {
  program.problem(told.map((word) => String((word as Error | null)?.stack ?? word)).join(' '))
  say(...told)
}
program.start()
