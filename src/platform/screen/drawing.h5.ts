/*
 * The page that the server has drawn, as it stands in the document: until the app has taken its elements over, the app draws what
 * the server drew, and shows of the device what the server knew (ADR 0043).
 */

const drawnPage = () => document.querySelector('#app > .taro_page')

let drawn = drawnPage() !== null
let waiting: (() => void)[] = []
const needed: Promise<unknown>[] = []

/** Whether a page that the server drew waits to be taken over. */
export const isDrawn = (): boolean => drawn

/** Does the work once the app has taken the drawn page over; at once where there is none. */
export function afterDrawing(work: () => void): void {
  if (drawn) waiting.push(work)
  else work()
}

/** What the server says of its drawing; once. The empty element says that the drawing waits (src/drawn/inline/start.ts). */
export function blockOfDrawing(): string {
  const block = document.getElementById('drawn')
  const text = block?.textContent || 'null'
  if (block) block.textContent = ''
  return text
}

/** The drawn page can be taken over only when this is there: code of a part of it. */
export const needForDrawing = (part: Promise<unknown>): void => void needed.push(part)

/** Whether all of it is there. */
export const partsOfDrawing = (): Promise<unknown> => Promise.all(needed)

/** The app has taken the drawn page over, or draws its own in its place. */
export function endDrawing(): void {
  drawn = false
  const works = waiting
  waiting = []
  works.forEach((work) => work())
}
