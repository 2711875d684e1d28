import { eventually } from './eventually'

let seen = 0
// imported before what is tested, which keeps some steps from all that listen after it
window.addEventListener('popstate', () => void (seen += 1), true)

/** Does what makes the browser step through its history, and waits until it has, `times`. */
export async function steps(go: () => unknown, times = 1): Promise<void> {
  const before = seen
  go()
  await eventually(() => expect(seen).toBe(before + times))
}
