import type { EaselHand, EaselStart } from './easel-hand'

/** More than this in place of what home shows is not little, bytes. */
export const MAX_KEPT_BYTES = 30 * 1024
/** What home may be given up to its content, at a second start too, when it has been sent as it was besides. */
export const MAX_DATA_BYTES = 30 * 1024
/** Frames after which it never comes. */
const MAX_FRAMES = 3000
/** Prices are left out, so that they tell the real home. */
const PRICE = '¥'

const HOME = 'pages/index/index'

type Open<P> = (start: EaselStart) => Promise<P>

/** What WeChat has of home to show before scripts run, as JSON; '' = nothing. */
export const keptOf = (phone: EaselHand): Promise<string> =>
  phone.inHost((page) => window.easel?.phone.drawings?.get(page) ?? '', HOME)

/** Opens home, and leaves it once WeChat has it to show at the next start. */
export async function keepHome<P extends EaselHand>(open: Open<P>, start: EaselStart = {}): Promise<P> {
  const phone = await open(start)
  await phone.reach('home to be kept', async () => (await keptOf(phone)) !== '')
  await phone.remember()
  return phone
}

/** What is read before scripts run, line by line. */
export const shownBefore = (phone: EaselHand): Promise<readonly string[]> =>
  phone.inHost(() => window.easel?.before?.window.document.body.innerText.split('\n') ?? [])

/** Lets the scripts run, and looks at every frame until there are prices: in how many `words` are not on the screen. */
export function framesWithout(phone: EaselHand, words: string): Promise<number> {
  return phone.inHost(
    async ([text, price, frames]) => {
      const { easel } = window
      easel?.runScripts()
      let without = 0
      for (let frame = 0; frame < frames; frame += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn))
        const on = (easel?.before ?? easel?.stack.shown)?.window.document.body.innerText ?? ''
        if (!on.includes(text)) without += 1
        if (on.includes(price)) return without
      }
      return Infinity
    },
    [words, PRICE, MAX_FRAMES] as const
  )
}

/** Where each visible text of the first screen is, px, before scripts run or now. */
export function textBoxes(phone: EaselHand): Promise<string[]> {
  return phone.inHost(() => {
    const page = (window.easel?.before ?? window.easel?.stack.shown)?.window
    if (!page) return []
    const found: string[] = []
    const walker = page.document.createTreeWalker(page.document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      if (!parentElement || page.view.getComputedStyle(parentElement).visibility === 'hidden') continue
      const range = page.document.createRange()
      range.selectNodeContents(node)
      const { x, y, width, height } = range.getBoundingClientRect()
      if (width > 0 && x < page.view.innerWidth && y < page.view.innerHeight)
        found.push([node.nodeValue, ...[x, y, width, height].map(Math.round)].join(' '))
    }
    return found
  })
}

/** All data that home was given up to the first with these words, bytes; 0 if none has them. */
export const bytesUpTo = (phone: EaselHand, words: string): Promise<number> =>
  phone.inHost((sought) => {
    const gifts = window.easel?.gifts ?? []
    const first = gifts.findIndex(({ text }) => text.includes(sought))
    return gifts.slice(0, first + 1).reduce((sum, gift) => sum + gift.bytes, 0)
  }, words)

/** A visitor comes back: home is there before any script, stays while they run, and nothing moves when the real one comes. */
export async function comeBack<P extends EaselHand>(open: Open<P>): Promise<P> {
  const first = await keepHome(open)
  expect(Buffer.byteLength(await keptOf(first))).toBeLessThan(MAX_KEPT_BYTES)
  const second = await open({ phone: first.phone, holdsScripts: true })
  expect(await second.inHost(() => window.easel?.modules.bytes)).toBe(0)
  const words = (await shownBefore(second)).join()
  for (const word of ['权益中心', '尊享年卡', '电影', '咖啡自由', '我的']) expect(words).toContain(word)
  for (const word of ['上海市', '选择城市', PRICE]) expect(words).not.toContain(word)
  const before = await textBoxes(second)
  expect(await framesWithout(second, '尊享年卡')).toBe(0)
  const bytes = await bytesUpTo(second, PRICE)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MAX_DATA_BYTES)
  await second.settle()
  expect(await textBoxes(second)).toEqual(expect.arrayContaining(before))
  return second
}
