/*
 * What was done to a drawn page before the app had taken it over: the page's own script keeps the last tap (src/ssr/inline/start.ts),
 * fields keep what was typed.
 */
interface EarlyTap {
  /** Where the drawing was tapped last, CSS px. */
  earlyTap?: readonly [x: number, y: number]
}

type Field = (HTMLInputElement | HTMLTextAreaElement) & {
  /** React's note of what the field held last. */
  _valueTracker?: { setValue(value: string): void }
}

const isTyped = (field: Field) =>
  !/^(checkbox|radio|file)$/.test(field.type) && field.value !== field.defaultValue

/** What was typed is told to the app as if it was typed now. */
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
  // a field has the focus already
  if (target instanceof HTMLElement && !target.matches('input, textarea, select')) target.click()
}

/** Gives the app, which has just taken the page over, what came too early for it. */
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
