import { CurrentWindowBackendContext, Event as EaselEvent, type Element as EaselElement } from 'glass-easel'
import { NATIVE_TAGS } from '../natives/templates'
import { mouseAsFinger } from './mouse-as-finger'
import { listenToFingers, type FingerEvent } from './fingers'

type Created = ReturnType<CurrentWindowBackendContext['document']['createElement']>
type Listened = Parameters<CurrentWindowBackendContext['setListenerStats']>

const NATIVE: ReadonlySet<string> = new Set(NATIVE_TAGS)

export interface PageContextOptions {
  readonly document: Document
  /** Styles as the page's window needs them: rpx and addresses. */
  readonly style: (style: string) => string
  /** A finger tapped: what a tap does runs inside. */
  readonly tap: (target: Element, work: () => void) => void
}

/** Events that fingers make; they are heard on the document, all others where they happen. */
const OF_FINGERS = new Set(['tap', 'longpress', 'touchstart', 'touchmove', 'touchend', 'touchcancel'])

const easelOf = (start: Element | null): EaselElement | undefined => {
  for (let at: Element | null = start; at; at = at.parentElement) {
    const { __wxElement: found } = at as { __wxElement?: EaselElement }
    if (found) return found
  }
  return undefined
}

/** Sends an event of WeChat's to an element. @returns whether a listener caught it, so that nothing scrolls */
export function sendEvent(
  target: EaselElement,
  type: string,
  detail: unknown,
  { bubbles = true, extra }: { bubbles?: boolean; extra?: Record<string, unknown> } = {}
): boolean {
  const event = new EaselEvent(type, detail, {
    bubbles,
    composed: bubbles,
    capturePhase: true,
    ...(extra ? { extraFields: extra } : {})
  })
  EaselEvent.dispatchEvent(target, event)
  return event.defaultPrevented()
}

/** The document of one page, as glass-easel builds in it: tags of WeChat are `wx-…`, as its style compiler writes them. */
export class PageContext extends CurrentWindowBackendContext {
  private readonly heard = new WeakMap<object, Set<string>>()

  constructor(private readonly page: PageContextOptions) {
    super()
    const { document } = page
    this.document = {
      createElement: (tag: string) => this.element(tag),
      createTextNode: (text: string) => document.createTextNode(text) as unknown as Created,
      createDocumentFragment: () => document.createDocumentFragment() as unknown as Created
    }
    mouseAsFinger(document)
    listenToFingers(document, (event) => this.finger(event))
  }

  private element(tag: string): Created {
    const element = this.page.document.createElement(NATIVE.has(tag) ? `wx-${tag}` : tag)
    const set = element.setAttribute.bind(element)
    element.setAttribute = (name: string, value: string) =>
      set(name, name === 'style' ? this.page.style(String(value)) : value)
    return element as unknown as Created
  }

  private finger({ type, target, detail, touches }: FingerEvent): boolean {
    const node = easelOf(target)
    if (!node) return false
    const send = () => sendEvent(node, type, detail, { extra: touches })
    if (type !== 'tap') return send()
    let caught = false
    this.page.tap(target, () => {
      caught = send()
    })
    return caught
  }

  override getRootNode() {
    return this.page.document.body as unknown as Created
  }

  override getWindowWidth(): number {
    return this.page.document.documentElement.clientWidth
  }

  override getWindowHeight(): number {
    return this.page.document.documentElement.clientHeight
  }

  override onEvent(): void {
    // each page listens by itself
  }

  /** Animations and the like: told where they happen. */
  override setListenerStats(...[element, type]: Listened): void {
    if (!element || OF_FINGERS.has(type)) return
    const known = this.heard.get(element) ?? new Set<string>()
    this.heard.set(element, known)
    if (known.has(type)) return
    known.add(type)
    element.addEventListener(type, (event) => {
      const node = easelOf(event.target as Element)
      if (node && event.target === (element as unknown)) sendEvent(node, type, {}, { bubbles: true })
    })
  }
}
