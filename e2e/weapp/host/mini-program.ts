import { isHeard, dispatch } from './events'
import { matches, piecesOf, textOf, walk, type Element } from './element'
import type { Json } from './json'
import type { OpenPage } from './page-stack'
import { agreeToPrivacy, newPhone, phoneCodeOf, type Answers, type Phone } from './phone'
import { Program, type Launch } from './program'
import type { Board } from './wx/canvas'
import type { Refused } from './wx/refused'
import { patience } from '../../../__tests__/support/patience'

/** So many calls are told of a test that fails. */
const LAST_CALLS = 20
/** Waiting ends here, ms: only a test that fails waits so long. */
const MAX_WAIT_MS = 45_000
const STEP_MS = 4

export interface StartOptions {
  readonly origin: string
  readonly launch?: Partial<Launch>
  readonly phone?: Phone
  readonly answers?: Partial<Answers>
  /** In place of the app's `Math.random`. */
  readonly random?: () => number
}

/** Where to look: the whole page, or the `nth` of several (0 is the first, -1 the last). */
export interface Which {
  readonly nth?: number
  /** Only below the element that has this selector. */
  readonly within?: string
}

/** What the person chooses in WeChat's sheet for avatars. */
const OWN_AVATAR = { avatarUrl: 'http://tmp/own_avatar.png' }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const HOME = 'pages/index/index'
const running = new Set<MiniProgram>()

/** A mini-program in somebody's hand: what they see, press and type. */
export class MiniProgram {
  readonly phone: Phone
  private readonly program: Program

  constructor({ origin, launch, phone, answers, random }: StartOptions) {
    this.phone = phone ?? newPhone('13800000000')
    const entry = { path: HOME, query: {}, scene: 1001, ...launch }
    this.program = new Program(origin, this.phone, entry, answers ?? {}, random)
  }

  /** What went wrong so far: errors, refused calls, templates that are missing. A journey ends with none. */
  get problems(): readonly string[] {
    return this.program.problems
  }
  /** Takes out the problems with these words, which a test has caused. @throws Error if there is none */
  expectProblem(words: RegExp): void {
    const { problems } = this.program
    const others = problems.filter((problem) => !words.test(problem))
    if (others.length === problems.length) throw new Error(`no problem has ${words}: ${problems.join('\n')}`)
    problems.splice(0, problems.length, ...others)
  }
  /** What was written into WeChat's realtime log: the level, then the words. */
  get log(): readonly (readonly unknown[])[] {
    return this.program.log
  }
  /** Whether the app listens to how long WeChat takes. */
  get isTimed(): boolean {
    return this.program.timed.observers.size > 0
  }
  get answers(): Answers {
    return this.program.answers
  }
  get toasts(): readonly string[] {
    return this.program.shown.toasts
  }
  get modals(): readonly string[] {
    return this.program.shown.modals
  }
  /** Calls that left the app: phone, maps, other mini-programs. */
  get outside() {
    return this.program.shown.outside
  }
  get requests() {
    return this.program.calls
  }
  get payments() {
    return this.program.payments
  }
  /** What was drawn out of sight and made a picture of. */
  get boards(): readonly Board[] {
    return this.program.boards
  }
  /** What WeChat laid before the person, in this order. */
  get prompts(): readonly string[] {
    return this.program.prompts
  }

  start(): void {
    running.add(this)
    this.program.start()
  }

  end(): void {
    running.delete(this)
    this.program.end()
  }

  /** Waits until nothing is under way: requests, drawing, and the app's own timers under a second. */
  async settle(): Promise<void> {
    const until = Date.now() + patience(MAX_WAIT_MS)
    for (let calm = 0; calm < 3;) {
      await pause(STEP_MS)
      calm = this.program.quiet ? calm + 1 : 0
      if (Date.now() > until) throw new Error(`it does not come to rest\n${this.describe()}`)
    }
  }

  /** The page that is shown. */
  get page(): OpenPage {
    const top = this.program.stack.top
    if (!top) throw new Error(`no page is open\n${this.problems.join('\n')}`)
    return top
  }
  /** Path of the shown page. */
  get path(): string {
    return this.page.address.page
  }
  get title(): string {
    return this.page.title
  }
  /** Paths of all open pages. */
  pages(): string[] {
    return this.program.stack.pages.map((page) => page.address.page)
  }
  /** What the logic layer has given to each open page, as JSON: also what lies below the page that is shown. */
  given(): string[] {
    return this.program.stack.pages.map((page) => JSON.stringify(page.instance.data))
  }
  /** What the module of the app gives whose code holds these words; undefined where there is none. */
  bundled(words: string): unknown {
    return this.program.bundled(words)
  }
  /** WeChat's own veil lies over everything, or there is none. */
  get veiled(): boolean {
    return this.program.shown.loading
  }
  /** How often and with how much the shown page was given data. */
  setDataFigures() {
    return { ...this.page.instance.figures }
  }

  /** What can be read on the screen, a line for each piece. */
  text(): string {
    return piecesOf(this.page.screen.root).join('\n')
  }

  /** What can be read on the screen as one line: a sentence may be made of several pieces. */
  line(): string {
    return textOf(this.page.screen.root)
  }

  private describe(): string {
    const { stack } = this.program
    const shown = stack.top ? `${stack.top.address.page}:\n${this.text()}` : 'no page'
    const asked = this.requests
      .map(({ url, status }) => `${new URL(url).pathname} ${status}`)
      .slice(-LAST_CALLS)
    return `${shown}\ntoasts: ${this.toasts.join(' | ')}\nproblems: ${this.problems.join('\n')}\ncalls: ${asked.join(' | ')}`
  }

  /** Waits for a condition and goes on at once. @throws Error with what is on the screen when it never comes */
  async reach(what: string, condition: () => boolean): Promise<void> {
    const until = Date.now() + patience(MAX_WAIT_MS)
    while (!condition()) {
      if (Date.now() > until) throw new Error(`waited in vain for ${what}\n${this.describe()}`)
      await pause(STEP_MS)
    }
  }

  /** Waits for a condition, and then until the app has come to rest. */
  async waitFor(what: string, condition: () => boolean): Promise<void> {
    await this.reach(what, condition)
    await this.settle()
  }

  waitForText(text: string): Promise<void> {
    return this.waitFor(`“${text}”`, () => this.program.stack.top !== undefined && this.line().includes(text))
  }

  waitForPage(path: string): Promise<void> {
    return this.waitFor(`page ${path}`, () => this.program.stack.top?.address.page === path)
  }

  /** All visible elements that a selector or a text means: the smallest that say just this, or else that contain it. */
  findAll(target: string, within?: string): Element[] {
    const all = [...walk(this.page.screen.root)].filter((element) => element.visible)
    const area = within
      ? all.filter((element) => matches(element, within)).flatMap((found) => [...walk(found)])
      : all
    if (/^[.#][\w-]+$/.test(target)) return area.filter((element) => matches(element, target))
    const smallest = (found: Element[]) =>
      found.filter(
        (element) => !element.children.some((child) => typeof child !== 'string' && found.includes(child))
      )
    const exact = area.filter((element) => element.tag !== 'page' && textOf(element) === target)
    if (exact.length > 0) return smallest(exact)
    return smallest(area.filter((element) => textOf(element).includes(target)))
  }

  find(target: string, { nth = 0, within }: Which = {}): Element {
    const found = this.findAll(target, within).at(nth)
    if (!found) throw new Error(`“${target}” is not on the screen\n${this.describe()}`)
    return found
  }

  has(target: string): boolean {
    return this.findAll(target).length > 0
  }

  /** Sends an event to an element and waits until the app has come to rest. */
  async fire(element: Element, type: string, detail: Json = {}): Promise<void> {
    dispatch(this.program, element, type, detail)
    await this.settle()
  }

  /** A finger takes an element and moves it by each of these in turn, px of the screen, then leaves it. */
  async drag(element: Element, ways: readonly number[]): Promise<void> {
    const step = async (type: string, x: number) => {
      dispatch(this.program, element, type, {}, { x, y: 10 })
      await this.settle()
    }
    await step('touchstart', 10)
    for (const way of ways) await step('touchmove', 10 + way)
    await step('touchend', 10 + (ways.at(-1) ?? 0))
  }

  /** A press that does not wait for what comes of it: for pressing twice. */
  press(target: string, which?: Which): void {
    const element = this.find(target, which)
    if (!isHeard(element, 'tap')) throw new Error(`nothing happens when “${target}” is pressed`)
    if (buttonAround(element)?.attrs['disabled'] === true)
      throw new Error(`“${target}” cannot be pressed now`)
    this.pressOn(element)
  }

  /** Presses it, and waits for nothing. */
  pressOn(element: Element): void {
    this.program.tap(() => dispatch(this.program, element, 'tap', { x: 10, y: 10 }))
    const button = buttonAround(element)
    if (button) this.pressOpenType(button)
  }

  /** All that can be pressed on the page that is shown. */
  pressables(): Element[] {
    return [...walk(this.page.screen.root)].filter(
      (element) => element.visible && isPressed(element) && element.attrs['disabled'] !== true
    )
  }

  /** Presses one of the {@link pressables}. */
  async tapOn(element: Element): Promise<void> {
    this.pressOn(element)
    await this.settle()
  }

  /** Presses what a text or selector means; a button's `open-type` does its part. */
  async tap(target: string, which?: Which): Promise<void> {
    this.press(target, which)
    await this.settle()
  }

  private pressOpenType(button: Element): void {
    const { openType } = button.attrs
    if (openType !== 'getPhoneNumber' && openType !== 'chooseAvatar') return
    const refused = this.privacyRefusal(`${openType}:fail`)
    if (openType === 'chooseAvatar')
      return dispatch(this.program, button, refused ? 'error' : 'chooseavatar', refused ?? OWN_AVATAR)
    const answers: Record<Answers['phoneNumber'], Json> = {
      give: { errMsg: 'getPhoneNumber:ok', code: phoneCodeOf(this.phone) },
      refuse: { errMsg: 'getPhoneNumber:fail user deny' },
      'used up': { errMsg: 'getPhoneNumber:fail jsapi has no permission', errno: 1400001 }
    }
    dispatch(this.program, button, 'getphonenumber', refused ?? answers[this.answers.phoneNumber])
  }

  /** What a button or field of WeChat's own tells where the privacy notice is refused. */
  private privacyRefusal(fail: string): (Json & object) | undefined {
    try {
      agreeToPrivacy(this.phone, this.answers, this.program.prompts)
      return undefined
    } catch (error) {
      const { message, errno } = error as Refused
      return { errMsg: `${fail} ${message}`, errno: errno ?? 0 }
    }
  }

  private webView(): Element | undefined {
    return [...walk(this.page.screen.root)].find(({ tag }) => tag === 'web-view')
  }

  /** The address that the shown page's web view has loaded; undefined where there is none. */
  get webAddress(): string | undefined {
    const src = this.webView()?.attrs['src']
    return typeof src === 'string' && src !== '' ? src : undefined
  }

  /** The web view hands over what its page has posted, as WeChat does when the user shares or goes back. */
  async webMessages(...data: Json[]): Promise<void> {
    const view = this.webView()
    if (!view) throw new Error(`there is no web view\n${this.describe()}`)
    await this.fire(view, 'message', { data })
  }

  /** The field with this placeholder. */
  field(placeholder: string): Element {
    const fields = [...walk(this.page.screen.root)].filter(({ tag }) => tag === 'input' || tag === 'textarea')
    const field = fields.find((element) => element.visible && element.attrs['placeholder'] === placeholder)
    if (!field) throw new Error(`there is no field “${placeholder}”\n${this.describe()}`)
    return field
  }

  /** Types into the field with this placeholder, as the keyboard for it allows. */
  type = (placeholder: string, text: string): Promise<void> => this.typeIn(this.field(placeholder), text)

  async typeIn(field: Element, text: string): Promise<void> {
    const limit = Number(field.attrs['maxlength'] ?? 140)
    const typed = field.attrs['type'] === 'number' ? text.replace(/\D/g, '') : text
    const value = limit >= 0 ? typed.slice(0, limit) : typed
    dispatch(this.program, field, 'focus', { value, height: 300 })
    // WeChat takes the focus back from its field for names
    const before = { value: field.attrs['value'] ?? '', cursor: 0 }
    if (field.attrs['type'] === 'nickname' && this.privacyRefusal('nickname:fail')) {
      dispatch(this.program, field, 'blur', before)
      return this.settle()
    }
    dispatch(this.program, field, 'input', { value, cursor: value.length, keyCode: 0 })
    dispatch(this.program, field, 'blur', { value, cursor: value.length })
    await this.settle()
  }

  /** WeChat's own back button, or the gesture. */
  async back(): Promise<void> {
    if (this.program.guard(() => this.program.stack.back()) === false)
      throw new Error('back leaves the mini-program here')
    await this.settle()
  }

  /** A lifecycle method of the shown page that WeChat calls: `onPullDownRefresh`, `onReachBottom`, `onShareAppMessage`. */
  async happens(name: string, ...args: unknown[]): Promise<unknown> {
    const answer = this.page.instance.call(name, ...args)
    await this.settle()
    return answer
  }

  /** A promise of the app is rejected, and nobody handles it. */
  async rejects(reason: { readonly message: string; readonly stack?: string }): Promise<void> {
    this.program.rejected(reason)
    await this.settle()
  }

  hide(): void {
    this.program.hide()
  }

  async showAgain(entry?: Partial<Launch>): Promise<void> {
    this.program.show(entry)
    await this.settle()
  }

  /** A newer version of the app is ready. */
  async newVersion(): Promise<void> {
    this.program.newVersion()
    await this.settle()
  }

  async setOnline(connected: boolean): Promise<void> {
    this.program.connect(connected)
    await this.settle()
  }
}

/** Kinds of elements that listen to a tap only where the app does; Taro binds it on all others. */
const isPressed = ({ tag, attrs }: Element) =>
  ['view', 'text', 'button'].includes(tag) && typeof attrs['bindtap'] === 'string'

function buttonAround(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parent) if (at.tag === 'button') return at
  return undefined
}

/** Starts the mini-program on a phone; it has not drawn anything yet. */
export function startMiniProgram(options: StartOptions): MiniProgram {
  const app = new MiniProgram(options)
  app.start()
  return app
}

/** Ends all that a test started. */
export function endAll(): void {
  for (const app of [...running]) app.end()
}
