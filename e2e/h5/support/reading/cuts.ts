/** A document in any browser, that runs a function which leans on nothing outside itself. */
interface Reads {
  evaluate(work: () => string[]): Promise<string[]>
}

/**
 * Text that cannot be read to its end: cut off by a box or by the screen, out of what it is printed on (a button, a tag, a
 * bar), over other text; a word of a few signs that is broken in two; a page that scrolls sideways. What scrolls is no cut,
 * nor is an ellipsis, but for a day, a price or a button: those are never shortened.
 */
export function cutText(page: Reads): Promise<string[]> {
  return page.evaluate(() => {
    interface Rect {
      left: number
      top: number
      right: number
      bottom: number
    }
    /** Sub-pixel rounding, px. */
    const SLACK = 1.5
    /** Of the height that a font draws in, the part that signs of its writing fill. */
    const INK = 0.66
    /** Up to so many signs are one word: 购票, 兑换中心. */
    const WORD = 4
    const NEVER_SHORT = /\d{4}[.年-]\d|\d月\d|¥\s?\d|\d{1,2}:\d\d/
    const BUTTON = 'button, wx-button, [role=tab], [role=radio], [role=checkbox], [role=option]'
    const scrolls = /auto|scroll/
    const closed = /hidden|clip/
    const faults = new Set<string>()
    const read: { where: string; owner: HTMLElement; rects: Rect[]; layer: Element | null }[] = []

    // what lies under a sheet is held still, and looked at by itself
    const shown = document.querySelector('[aria-modal=true]') ?? document.body
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!owner || !text || owner.closest('script, style, noscript, option, svg')) continue
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const drawn = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5)
      if (drawn.length === 0 || isReadAloudOnly(owner)) continue
      const rects = drawn.map(inkOf)
      const where = `“${text.replace(/\s+/g, ' ').slice(0, 24)}”`
      const whole = NEVER_SHORT.test(text) || owner.closest(BUTTON) !== null
      const fault = rects.map((rect) => faultOf(rect, owner, whole)).find(Boolean)
      if (fault) faults.add(`${where} ${fault}`)
      // a piece of running text may be
      const alone = owner.textContent.trim() === text && getComputedStyle(owner).display !== 'inline'
      if (alone && text.length <= WORD && new Set(drawn.map(({ top }) => Math.round(top))).size > 1)
        faults.add(`${where} is broken`)
      const onScreen = rects.filter(({ left, right }) => right > 0 && left < innerWidth)
      read.push({ where, owner, layer: layerOf(owner), rects: onScreen })
    }
    for (const [index, one] of read.entries())
      for (const other of read.slice(index + 1)) {
        if (one.layer !== other.layer || one.owner === other.owner) continue
        if (
          one.rects.some((a) => other.rects.some((b) => meet(a, b) && bothSeen(one.owner, other.owner, a, b)))
        )
          faults.add(`${one.where} lies over ${other.where}`)
      }
    for (const scrolled of [document.documentElement, ...document.querySelectorAll('.taro_page')])
      if (scrolled.checkVisibility() && scrolled.scrollWidth > scrolled.clientWidth + 1)
        faults.add(`the page is ${scrolled.scrollWidth} wide on ${scrolled.clientWidth}`)
    return [...faults]

    function isReadAloudOnly(element: HTMLElement): boolean {
      for (let at: HTMLElement | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true
      return false
    }

    function inkOf({ left, top, right, bottom }: Rect): Rect {
      const spare = ((bottom - top) * (1 - INK)) / 2
      return { left, right, top: top + spare, bottom: bottom - spare }
    }

    /** What takes a piece of text from the reader, from its own box outwards to the screen; nothing from where it scrolls. */
    function faultOf(rect: Rect, owner: HTMLElement, whole: boolean): string | undefined {
      let printed = false
      for (let at: HTMLElement | null = owner; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        const across = rect.left < box.left - SLACK || rect.right > box.right + SLACK
        const down = rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK
        if (across || down) {
          if ((across && style.textOverflow === 'ellipsis') || (down && style.webkitLineClamp !== 'none'))
            return whole ? 'is shortened' : undefined
          if (across && scrolls.test(style.overflowX) && !at.matches('.taro_page')) return undefined
          // WeChat's slides stand beside the one that is shown
          if (across && at.matches('.wx-swiper-wrapper')) return undefined
          if (down && scrolls.test(style.overflowY)) return undefined
          if (across && closed.test(style.overflowX)) return `is cut across by .${at.className}`
          if (down && closed.test(style.overflowY)) return `is cut in height by .${at.className}`
          if (!printed && isPainted(style)) return `stands out of its ground .${at.className}`
        }
        printed ||= isPainted(style)
        if (style.position === 'fixed') break
      }
      return rect.left < -SLACK || rect.right > innerWidth + SLACK ? 'leaves the screen' : undefined
    }

    /** Has a ground or an edge of its own that text is printed on. */
    function isPainted({
      backgroundColor,
      backgroundImage,
      borderTopWidth,
      borderBottomWidth
    }: CSSStyleDeclaration) {
      if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return true
      return borderTopWidth !== '0px' && borderBottomWidth !== '0px'
    }

    /** Bars, sheets and heads lie over what scrolls: that is no text over text. */
    function layerOf(element: HTMLElement): Element | null {
      for (let at: HTMLElement | null = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
      return null
    }

    function common(a: Rect, b: Rect): Rect {
      return {
        left: Math.max(a.left, b.left),
        right: Math.min(a.right, b.right),
        top: Math.max(a.top, b.top),
        bottom: Math.min(a.bottom, b.bottom)
      }
    }

    function meet(a: Rect, b: Rect): boolean {
      const { left, right, top, bottom } = common(a, b)
      return right - left > 2 && bottom - top > 2
    }

    /** Neither has scrolled or been shortened away where they meet. */
    function bothSeen(one: HTMLElement, other: HTMLElement, a: Rect, b: Rect): boolean {
      return [one, other].every((owner) => {
        for (let at: HTMLElement | null = owner; at; at = at.parentElement)
          if (getComputedStyle(at).overflow !== 'visible' && !meet(common(a, b), at.getBoundingClientRect()))
            return false
        return true
      })
    }
  })
}
