import { newMobile } from '../../support/api'
import { patience } from '../../../__tests__/support/patience'
import { newPhone, type Answers, type Phone } from '../host/phone'
import { EDGES } from '../host/wx/device'
import type { Hand, HandStart } from '../stories/hand'
import type { EaselOptions } from './page/options'

/** What a page has not come to in this time never comes, ms. */
export const NEVER_MS = 12_000
const LOOK_MS = 25
/** How long a person reads before they spend, ms. */
const READING_MS = 600
/** A page is no longer than so many halves of a screen. */
const MAX_SCREENS = 12

export interface EaselStart extends HandStart {
  readonly scene?: number
  readonly width?: number
  readonly height?: number
  /** Of the phone's own bar below, px. */
  readonly home?: number
  /** What waits until it is near the screen is near it, as in the mini host. */
  readonly seeAll?: boolean
  /** Scripts wait until the test lets them run. */
  readonly holdsScripts?: boolean
  /** The package is a new one: WeChat has dropped what it kept to show before scripts run. */
  readonly updated?: boolean
  /** The site whose server nobody else uses. */
  readonly alone?: boolean
}

const given = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`global-setup gives ${name}`)
  return value
}

/** The site to open for a start. */
export const siteOf = ({ alone }: EaselStart): string => given(alone ? 'EASEL_PAINT_ORIGIN' : 'EASEL_ORIGIN')

/** The phone of a start: a new one, unless one is given. */
export const phoneOfStart = ({ phone }: EaselStart): Phone => phone ?? newPhone(newMobile())

/** What the host is told before it starts. */
export const optionsOf = (start: EaselStart, phone: Phone): EaselOptions => ({
  apiOrigin: given(start.alone ? 'PAINT_ORIGIN' : 'MINI_ORIGIN'),
  launch: {
    path: start.path ?? 'pages/index/index',
    query: start.query ?? {},
    scene: start.scene ?? 1001
  },
  phone: {
    deviceId: phone.deviceId,
    mobile: phone.mobile,
    store: [...phone.store],
    allows: phone.allows,
    drawings: start.updated ? [] : [...(phone.drawings ?? [])]
  },
  answers: start.answers ?? {},
  holdsScripts: start.holdsScripts ?? false,
  home: start.home ?? EDGES.home
})

/** What is read, whichever way it is broken into lines. */
const asLine = (text: string) => text.replace(/\s+/g, '')

/** The mini-program on glass-easel in somebody's hand, whichever browser runs it: what they see, and what the host tells. */
export abstract class EaselHand implements Hand {
  /** Problems of one that is closed. */
  met: readonly string[] = []

  protected constructor(readonly phone: Phone) {}

  /** Runs a function that leans on nothing outside itself in the host's document. */
  abstract inHost<R, G = undefined>(work: (given: G) => R, given?: G): Promise<Awaited<R>>
  /** Runs one in the document of the page that is shown. @throws Error when no page is open */
  abstract inPage<R, G = undefined>(work: (given: G) => R, given?: G): Promise<Awaited<R>>
  abstract tap(words: string, nth?: number): Promise<void>
  abstract type(hint: string, text: string): Promise<void>
  abstract typed(hint: string): Promise<string>
  abstract lookFor(words: string, nth?: number): Promise<void>
  abstract setOnline(online: boolean): Promise<void>
  protected abstract end(): Promise<void>

  protected pause(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms))
  }

  problems(): Promise<string[]> {
    return this.inHost(() => window.easel?.problems ?? ['the host has not started'])
  }

  /** Takes out the problems with these words, which a test has caused. @throws Error if there is none */
  async expectProblem(part: string): Promise<void> {
    const taken = await this.inHost((words) => {
      const problems = window.easel?.problems ?? []
      const others = problems.filter((problem) => !problem.includes(words))
      return problems.splice(0, problems.length, ...others).length - others.length
    }, part)
    if (taken === 0) throw new Error(`no problem has ${part}: ${(await this.problems()).join('\n')}`)
  }

  /** Path of the shown page. */
  path(): Promise<string> {
    return this.inHost(() => window.easel?.stack.shown?.address.page ?? '')
  }

  paths(): Promise<string[]> {
    return this.inHost(() => window.easel?.stack.pages.map(({ address }) => address.page) ?? [])
  }

  /** What can be read on the page that is shown, as one line. */
  line(): Promise<string> {
    return this.inPage(() => document.body.innerText).then(asLine)
  }

  toasts(): Promise<readonly string[]> {
    return this.inHost(() => window.easel?.shown.toasts ?? [])
  }

  prompts(): Promise<readonly string[]> {
    return this.inHost(() => window.easel?.prompts ?? [])
  }

  /** How the person answers from now on. */
  async answer(answers: Partial<Answers>): Promise<void> {
    await this.inHost((given) => void Object.assign(window.easel?.answers ?? {}, given), answers)
  }

  modals(): Promise<readonly string[]> {
    return this.inHost(() => window.easel?.shown.modals ?? [])
  }

  /** Waits for a condition. @throws Error with what is on the screen when it never comes */
  async reach(what: string, condition: () => Promise<boolean>): Promise<void> {
    const until = Date.now() + patience(NEVER_MS)
    // a page may go while it is looked at
    while (!(await condition().catch(() => false))) {
      if (Date.now() > until) {
        throw new Error(
          `waited in vain for ${what}\n${await this.path()}: ${await this.line()}\n${(await this.toasts()).join(' | ')}\n${(await this.problems()).join('\n')}`
        )
      }
      await this.pause(LOOK_MS)
    }
  }

  see(words: string): Promise<void> {
    return this.reach(`“${words}”`, async () => (await this.line()).includes(asLine(words)))
  }

  lose(words: string): Promise<void> {
    return this.reach(`the end of “${words}”`, async () => !(await this.line()).includes(asLine(words)))
  }

  arrive(path: string): Promise<void> {
    return this.reach(`page ${path}`, async () => (await this.path()) === path)
  }

  /** Nothing is under way, and what was given is drawn. */
  async settle(): Promise<void> {
    let calm = 0
    let last = ''
    await this.reach('rest', async () => {
      const now = await this.inHost(
        () => `${window.easel?.underWay} ${window.easel?.gifts.length} ${window.easel?.stack.pages.length}`
      )
      calm = now === last && now.startsWith('0 ') ? calm + 1 : 0
      last = now
      return calm > 3
    })
  }

  /** Scrolls down until it is there: what is far below is neither fetched nor drawn before. */
  protected async scrollUntil(words: string, isThere: () => Promise<boolean>): Promise<void> {
    await this.settle()
    for (let times = 0; times < MAX_SCREENS; times += 1) {
      if (await isThere()) return
      await this.inPage(() => window.scrollBy(0, window.innerHeight / 2))
      await this.settle()
    }
    throw new Error(`“${words}” is not on the page\n${await this.path()}: ${await this.line()}`)
  }

  /** Reads what is there and then taps: a button that spends ignores what may be the second half of a double tap. */
  async decide(words: string, nth = 0): Promise<void> {
    await this.lookFor(words, nth)
    await this.pause(READING_MS)
    await this.tap(words, nth)
  }

  /** WeChat's own back button, or the gesture. */
  async back(): Promise<void> {
    await this.inHost(() => window.easel?.stack.navigateBack(1))
  }

  /** Opens a page in place of all others, as a link does. */
  async follow(path: string, query: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.inHost(([to, with_]) => window.easel?.openEntry(to, with_), [path, query] as const)
  }

  /** What the phone keeps now. */
  async remember(): Promise<Phone> {
    const store = await this.inHost(() => [...(window.easel?.phone.store ?? [])])
    for (const [key, value] of store) this.phone.store.set(key, value)
    this.phone.drawings = new Map(await this.inHost(() => [...(window.easel?.phone.drawings ?? [])]))
    return this.phone
  }

  /** Leaves the app: WeChat may end it from now on. @returns what the phone keeps */
  async leave(): Promise<Phone> {
    await this.inHost(() => window.easel?.listeners.get('AppHide')?.forEach((listener) => listener({})))
    return this.remember()
  }

  async close(): Promise<void> {
    this.met = await this.problems().catch(() => [])
    await this.end()
  }
}
