import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Encodings in which a page is sent, best first. */
const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number] | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quality 5 costs 2 ms; 11 would cost 200. */
const compress = {
  br: (raw: Buffer) =>
    brotli(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
    }),
  gzip: (raw: Buffer) => zip(raw, { level: 6 })
}

/** The HTML of a page, in the encodings requested so far. */
export class Page {
  readonly #raw: Buffer
  readonly #forms = new Map<Encoding, Promise<Buffer>>()
  #bytes: number
  /** Called when it has grown. */
  onGrowth: () => void = () => undefined

  constructor(html: string) {
    this.#raw = Buffer.from(html)
    this.#bytes = this.#raw.length
  }

  /** Its memory use, bytes. */
  get bytes(): number {
    return this.#bytes
  }

  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#raw
    const existing = this.#forms.get(encoding)
    if (existing) return existing
    const form = compress[encoding](this.#raw)
    this.#forms.set(encoding, form)
    this.#bytes += (await form).length
    this.onGrowth()
    return form
  }
}

/** The best encoding that the client accepts (`Accept-Encoding`). */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const offers = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...options] = part.split(';').map((text) => text.trim())
        return [name, options.every((option) => !/^q=0(\.0*)?$/.test(option))] as const
      })
  )
  return ENCODINGS.find((name) => offers.get(name) ?? offers.get('*') ?? false) ?? 'identity'
}
