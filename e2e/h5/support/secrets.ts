import type { BrowserContext, Page, Request } from 'playwright-core'

const NAMES = /^(sign|token|authCode|ticket|bindTicket|token12|lyToken|code|state|smsCode|accessToken|nonce)$/

/** The session; the lottery's ticket; what waits in this tab for WeChat's answer or for a login. */
const KEPT_ON_PURPOSE = ['accessToken', 'lotteryTk', 'oauthSent', 'bindTicket']

/** Shorter values are everywhere by chance. */
const MIN_LENGTH = 6

/** Everything secret that a journey uses, and every place of the browser where it could be found again. */
export class Secrets {
  readonly values = new Set<string>()
  /** Text by the place it was found in. */
  readonly places: [place: string, text: string][] = []
  private readonly waiting: Promise<unknown>[] = []

  constructor(
    context: BrowserContext,
    private readonly isOurs: (url: string) => boolean
  ) {
    context.on('console', (message) => this.places.push(['console', message.text()]))
    context.on('request', (request) => this.waiting.push(this.note(request).catch(() => undefined)))
    context.on('response', (response) => {
      const location = response.headers()['location']
      if (location) this.learnFromUrl(new URL(location, response.url()).href)
      if (!/json/.test(response.headers()['content-type'] ?? '')) return
      this.waiting.push(
        response
          .json()
          .then((body: unknown) => this.learnFrom(body))
          .catch(() => undefined)
      )
    })
  }

  /** A value that is secret from now on. */
  add(...values: readonly (string | undefined)[]): void {
    for (const value of values) if (value !== undefined && value.length >= MIN_LENGTH) this.values.add(value)
  }

  private learnFromUrl(url: string): void {
    for (const [name, value] of new URL(url).searchParams) if (NAMES.test(name)) this.add(value)
  }

  private learnFrom(body: unknown): void {
    if (typeof body !== 'object' || body === null) return
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'string' && /^(accessToken|ticket|bindTicket)$/.test(name)) this.add(value)
      else if (typeof value === 'string' && name === 'url' && URL.canParse(value)) this.learnFromUrl(value)
      else this.learnFrom(value)
    }
  }

  private async note(request: Request): Promise<void> {
    const headers = await request.allHeaders()
    this.add(headers['auth-token'], headers['token'], headers['idempotency-key'])
    this.learnFromUrl(request.url())
    this.places.push([`referer of ${new URL(request.url()).pathname}`, headers['referer'] ?? ''])
    if (request.url().includes('/memberVisit/')) this.places.push(['visit record', request.postData() ?? ''])
  }

  /** Looks at what the page shows of itself now: address, title, history, all that is stored but for what is on purpose. */
  async look(page: Page, when: string): Promise<void> {
    await Promise.all(this.waiting.splice(0))
    if (!this.isOurs(page.url())) return
    this.places.push([`address ${when}`, page.url()], [`title ${when}`, await page.title()])
    const stored = await page.evaluate(
      (onPurpose) => ({
        localStorage: Object.entries(localStorage)
          .filter(([key]) => !onPurpose.includes(key))
          .join('\n'),
        sessionStorage: Object.entries(sessionStorage)
          .filter(([key]) => !onPurpose.includes(key))
          .join('\n'),
        cookie: document.cookie,
        'history.state': JSON.stringify(history.state)
      }),
      KEPT_ON_PURPOSE
    )
    for (const [place, text] of Object.entries(stored)) this.places.push([`${place} ${when}`, text])
  }

  /** Walks back through the whole history. */
  async walkBack(page: Page): Promise<void> {
    for (let step = 1; step <= 12; step += 1) {
      const before = page.url()
      const went = await page.goBack({ waitUntil: 'domcontentloaded', timeout: 4000 }).catch(() => null)
      if (page.url() === 'about:blank' || (went === null && page.url() === before)) return
      await page.waitForTimeout(300)
      await this.look(page, `${step} back`)
    }
  }

  /** Places that hold one of the values. */
  leaks(): string[] {
    const decoded = (text: string) => {
      try {
        return decodeURIComponent(text)
      } catch {
        return ''
      }
    }
    return this.places.flatMap(([place, text]) =>
      [...this.values]
        .filter((value) => text.includes(value) || decoded(text).includes(value))
        .map((value) => `${place} holds ${value}: ${text.slice(0, 300)}`)
    )
  }
}
