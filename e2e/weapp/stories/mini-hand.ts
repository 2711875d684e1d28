import { asText } from '../host/json'
import type { MiniProgram } from '../host/mini-program'
import type { Answers } from '../host/phone'
import { openApp } from '../support/app'
import type { Hand, HandStart } from './hand'

const close = (text: string) => text.replace(/\s+/g, '')

/** The mini host as a {@link Hand}. */
class MiniHand implements Hand {
  constructor(private readonly app: MiniProgram) {}

  get phone() {
    return this.app.phone
  }
  see(words: string) {
    return this.reach(`“${words}”`, async () => (await this.line()).includes(close(words)))
  }
  lookFor(words: string) {
    // everything counts as on the screen
    return this.see(words)
  }
  lose(words: string) {
    return this.reach(`the end of “${words}”`, async () => !(await this.line()).includes(close(words)))
  }
  arrive(path: string) {
    return this.app.waitForPage(path)
  }
  async reach(what: string, condition: () => Promise<boolean>) {
    let reached = false
    const look = () => {
      void condition().then(
        (is) => (reached ||= is),
        // no page is open yet
        () => undefined
      )
      return reached
    }
    await this.app.waitFor(what, look)
  }
  settle() {
    return this.app.settle()
  }
  tap(words: string, nth = 0) {
    return this.app.tap(words, { nth })
  }
  decide(words: string, nth = 0) {
    return this.tap(words, nth)
  }
  type(hint: string, text: string) {
    return this.app.type(hint, text)
  }
  typed(hint: string) {
    return Promise.resolve(asText(this.app.field(hint).attrs['value']))
  }
  back() {
    return this.app.back()
  }
  follow(path: string, query = {}) {
    return this.app.showAgain({ path, query })
  }
  line() {
    return Promise.resolve(close(this.app.line()))
  }
  path() {
    return Promise.resolve(this.app.path)
  }
  toasts() {
    return Promise.resolve(this.app.toasts)
  }
  prompts() {
    return Promise.resolve(this.app.prompts)
  }
  answer(answers: Partial<Answers>) {
    Object.assign(this.app.answers, answers)
    return Promise.resolve()
  }
  setOnline(online: boolean) {
    return this.app.setOnline(online)
  }
  remember() {
    return Promise.resolve(this.app.phone)
  }
  close() {
    this.app.end()
    return Promise.resolve()
  }
}

/** Opens the mini-program in the mini host. */
export async function openMini({ phone, path, query, answers }: HandStart = {}): Promise<Hand> {
  const app = await openApp({
    ...(phone ? { phone } : {}),
    ...(answers ? { answers } : {}),
    launch: { ...(path ? { path } : {}), ...(query ? { query } : {}) }
  })
  return new MiniHand(app)
}
