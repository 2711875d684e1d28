/*
 * User input on a rendered page before its hydration: the page's own script stores the last tap
 * (src/ssr/inline/start.ts), fields keep what was typed.
 */
interface EarlyTap {
  /** Position of the last tap on the rendered markup, CSS px. */
  earlyTap?: readonly [x: number, y: number]
}

type Field = (HTMLInputElement | HTMLTextAreaElement) & {
  /** React's record of the field's last value. */
  _valueTracker?: { setValue(value: string): void }
}

const isTyped = (field: Field) =>
  !/^(checkbox|radio|file)$/.test(field.type) && field.value !== field.defaultValue

/** Replays typed text to the app as if it were typed now. */
function replayTyped(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field._valueTracker?.setValue('')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function replayTap(): void {
  const stored = window as EarlyTap
  const tap = stored.earlyTap
  delete stored.earlyTap
  if (!tap) return
  const target = document.elementFromPoint(...tap)
  // a field already has the focus
  if (target instanceof HTMLElement && !target.matches('input, textarea, select')) target.click()
}

/** Passes input that came too early to the app, which has just hydrated the page. */
export function replayEarlyTap(): void {
  const typed = [...document.querySelectorAll<Field>('#app input, #app textarea')]
    .filter(isTyped)
    .map((field) => [field, field.value] as const)
  setTimeout(() => {
    document.getElementById('ssr-state')?.remove()
    typed.forEach(([field, value]) => field.isConnected && replayTyped(field, value))
    replayTap()
  }, 0)
}
