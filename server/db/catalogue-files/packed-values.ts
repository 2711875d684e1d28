import type { Values } from './entity'

/** So many entries of a kind stay as they are; those of most shops are fewer. */
const UNPACKED = 2000

/** Bytes that are reserved at a time. */
const BLOCK = 1_048_576

/**
 * The values of a kind's entries. Those of the very many goods of a large shop are kept as JSON in bytes, and parsed each time they are
 * asked for: as objects, they take six times as much memory.
 */
export class PackedValues {
  readonly #first: Values[] = []
  readonly #blocks: Buffer[] = []
  /** Where each packed entry is: the block, its first byte and the one after its last. */
  readonly #places: number[] = []
  #used = BLOCK

  /** Keeps values; returns their number, for {@link at}. Large texts of which they hold parts are not kept by them. */
  add(values: Values): number {
    if (this.#first.length < UNPACKED) return this.#first.push(structuredClone(values)) - 1
    const bytes = Buffer.from(JSON.stringify(values))
    let block = this.#blocks.at(-1)
    if (!block || this.#used + bytes.length > block.length) {
      block = Buffer.allocUnsafeSlow(Math.max(BLOCK, bytes.length))
      this.#blocks.push(block)
      this.#used = 0
    }
    bytes.copy(block, this.#used)
    const end = this.#used + bytes.length
    const count = this.#places.push(this.#blocks.length - 1, this.#used, end)
    this.#used = end
    return UNPACKED + count / 3 - 1
  }

  /** The values with a number: a copy, of packed ones. */
  at(number: number): Values {
    const first = this.#first[number]
    if (first) return first
    const place = (number - UNPACKED) * 3
    const [block, from, to] = this.#places.slice(place, place + 3)
    const bytes = this.#blocks[block ?? -1]
    if (!bytes) throw new Error(`There are no values ${number}`)
    return JSON.parse(bytes.toString('utf8', from, to)) as Values
  }
}
