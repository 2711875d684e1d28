/** Where the number of an order stands on its page. */
const ORDER_NO = /data-order-no>([^<]+)</
/** So often a seat is tried for that somebody else takes in the same moment. */
const MAX_TRIES = 5

/** A browser without a screen at a sandbox partner: what a web view does there, for tests that have none. */
export class PartnerVisit {
  private cookie = ''
  private html = ''

  private constructor(private address: URL) {}

  /** Opens a signed address and follows where it leads. @throws Error when the site refuses it */
  static async open(address: string): Promise<PartnerVisit> {
    const visit = new PartnerVisit(new URL(address))
    await visit.go('GET', address)
    return visit
  }

  private async go(method: 'GET' | 'POST', url: string, form?: Record<string, string>): Promise<void> {
    let step = new URL(url, this.address)
    let body = form && new URLSearchParams(form)
    for (let hops = 0; hops < 5; hops++) {
      const answer = await fetch(step, {
        method: body ? method : 'GET',
        redirect: 'manual',
        headers: { cookie: this.cookie, origin: step.origin },
        ...(body ? { body } : {})
      })
      const [set] = answer.headers.getSetCookie()
      if (set) this.cookie = set.split(';')[0] ?? ''
      const next = answer.headers.get('location')
      this.address = step
      this.html = await answer.text()
      if (!next) {
        if (!answer.ok) throw new Error(`${step.pathname} answers ${answer.status}`)
        return
      }
      step = new URL(next, step)
      body = undefined
    }
  }

  private get root(): string {
    return this.address.pathname.split('/').slice(0, 4).join('/')
  }

  private found(pattern: RegExp): string {
    const [, value] = pattern.exec(this.html) ?? []
    if (value === undefined) throw new Error(`${pattern} is not on ${this.address.pathname}`)
    return value.replaceAll('&amp;', '&')
  }

  /** The path that is shown. */
  get path(): string {
    return this.address.pathname
  }

  /** Orders one of the goods; gives the number, and the page of ours that it is paid on. */
  async order(itemId: string): Promise<{ orderNo: string; payUrl: URL }> {
    await this.go('POST', `${this.root}/order`, { itemId, quantity: '1' })
    return {
      orderNo: this.found(ORDER_NO),
      payUrl: new URL(this.found(/target="_top" href="([^"]+)"/), this.address)
    }
  }

  private link(pattern: RegExp): string | undefined {
    return pattern.exec(this.html)?.[1]?.replaceAll('&amp;', '&')
  }

  /** A seat of the first showing tomorrow, which has some whatever time it is; another one where somebody was faster. */
  private async takeSeats(): Promise<void> {
    const film = this.link(/class="card" href="([^"]*\/film\?[^"]*)"/)
    if (film) await this.go('GET', film)
    const [, tomorrow] = [...this.html.matchAll(/href="([^"]*\/film\?[^"]*date=[^"]*)"/g)]
    await this.go('GET', (tomorrow?.[1] ?? '').replaceAll('&amp;', '&'))
    const seats = this.found(/href="([^"]*\/seats\?[^"]*)"/)
    for (let tries = 0; tries < MAX_TRIES && !this.link(ORDER_NO); tries++) {
      await this.go('GET', seats)
      const showing = this.found(/name="showing" value="([^"]+)"/)
      await this.go('POST', `${this.root}/order`, {
        showing,
        seat: this.found(/name="seat" value="([^"]+)"/)
      })
    }
  }

  /** Orders what is shown, or the first of a list; gives its title, and the page of ours that it is paid on. */
  async orderAnything(): Promise<{ title: string; payUrl: URL }> {
    const item = this.link(/name="itemId" value="([^"]+)"/) ?? this.link(/item\?itemId=([\w-]+)/)
    if (item) await this.go('POST', `${this.root}/order`, { itemId: item, quantity: '1' })
    else await this.takeSeats()
    return {
      title: this.found(/<strong>([^<]+)<\/strong>/),
      payUrl: new URL(this.found(/target="_top" href="([^"]+)"/), this.address)
    }
  }

  /** How the order that is shown stands: unpaid, paid, cancelled, refunded. */
  get state(): string {
    return this.found(/data-state="(\w+)"/)
  }
}
