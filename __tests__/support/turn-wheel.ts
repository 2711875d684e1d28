import { act, find } from './mount.h5'

/** Height of a row of NutUI's wheels where no style sheet says otherwise, px. */
const ROW = 36
/** A finger that moves for longer than this gives the wheel no momentum, ms. */
const SLOWLY = 350

const touch = (target: Element, type: string, clientY: number) => {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { touches: [{ clientX: 0, clientY }] })
  return act(() => target.dispatchEvent(event))
}

/** A finger turns NutUI's wheel of a column, 0 is the first, by a row, and lets go: the wheel is still turning. */
export async function turnWheel(column: number): Promise<void> {
  const list = find(`.nut-pickerview-list:nth-child(${column + 1})`)
  await touch(list, 'touchstart', 300)
  await touch(list, 'touchmove', 300 - ROW)
  await act(() => new Promise((resolve) => setTimeout(resolve, SLOWLY)))
  await touch(list, 'touchend', 300 - ROW)
}

/** The wheel of a column comes to rest. */
export const wheelRests = (column: number): Promise<void> =>
  act(() =>
    find(`.nut-pickerview-list:nth-child(${column + 1}) .nut-pickerview-roller`).dispatchEvent(
      new Event('transitionend', { bubbles: true })
    )
  )
