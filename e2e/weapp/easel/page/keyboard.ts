import type { PageWindow } from './page-window'

/** Height of the keyboard that comes up, px. */
export const KEYBOARD_PX = 300
/** How long it takes, ms. */
const RISE_MS = 250

export interface Typed {
  /** What is typed into. */
  readonly field: Element
  readonly window: PageWindow
  /** `adjust-position`: the page makes room. */
  readonly adjusts: boolean
  /** `cursor-spacing`: so far above the keyboard, px, and no further than it is from the page's own foot. */
  readonly spacing: number
}

/** What WeChat tells of the keyboard. */
export interface KeyboardHeight {
  readonly height: number
  readonly duration: number
}

/**
 * The phone's keyboard over the foot of the screen. As in WeChat the whole page, with what is fixed on it, is pushed up as far as the
 * field needs to stand above it, and comes back with it; the page is neither made shorter nor scrolled.
 */
export class Keyboard {
  private readonly board = document.createElement('div')
  private pushed: PageWindow | undefined
  /** As it stands now, px; 0 while there is none. */
  height = 0

  constructor(private readonly tell: (height: KeyboardHeight) => void) {
    this.board.style.cssText = `position:absolute;left:0;right:0;bottom:0;height:${KEYBOARD_PX}px;background:#d1d4da;z-index:3;display:none`
    document.body.append(this.board)
  }

  rise({ field, window: page, adjusts, spacing }: Typed): KeyboardHeight {
    this.board.style.display = 'block'
    const { bottom } = field.getBoundingClientRect()
    const below = Math.max(0, page.element.offsetHeight - bottom)
    const foot = page.element.offsetTop + bottom + Math.min(spacing, below)
    this.push(page, adjusts ? Math.max(0, foot - (window.innerHeight - KEYBOARD_PX)) : 0)
    return this.told(KEYBOARD_PX)
  }

  sink(): KeyboardHeight {
    this.board.style.display = 'none'
    this.push(undefined, 0)
    return this.told(0)
  }

  private push(page: PageWindow | undefined, by: number): void {
    if (this.pushed && this.pushed !== page) this.pushed.element.style.transform = ''
    this.pushed = page
    if (page) page.element.style.transform = by > 0 ? `translateY(${-by}px)` : ''
  }

  private told(height: number): KeyboardHeight {
    this.height = height
    const detail = { height, duration: RISE_MS }
    this.tell(detail)
    return detail
  }
}
