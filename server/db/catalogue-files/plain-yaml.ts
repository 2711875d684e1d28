/**
 * Reads YAML as people and `export` write the catalogue, some ten times faster than the parser does. It knows a part of the language: maps
 * and lists in lines, values in one line, texts of several lines after `|` and `|-`. Whatever else there is, a mistake too, is left to
 * the parser. Pure.
 */

/** Not plain: the parser is to read it. */
class NotPlain extends Error {}

const KEY = /^([A-Za-z]\w*):(?: +([^\n]*))?$/
/** Keys that YAML, or an object, takes for something else. */
const SPECIAL_KEY = /^(?:null|true|false|constructor|prototype)$/i
/** Line ends and blanks that YAML treats in its own way, and what has no place in a text. */
const UNUSUAL = /[\t\r\uFEFF\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/
const SPACE = 32
const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/
/** All that YAML does not read as a text. */
const NO_TEXT =
  /^(?:~|null|true|false|0o[0-7]+|0x[\da-f]+|[-+]?\d+|[-+]?\.inf|\.nan|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?)$/i
/** The first letter of a text without quotes. */
const BEGINS = /^[^\s\-?:,[\]{}#&*!|>'"%@`]/
const FLOW_TEXT = /[^,[\]{}:#\n]+(?::(?=[^\s,[\]{}:"'])[^,[\]{}:#\n]*)*/y
const QUOTED = /'([^'\n]*)'|"([^"\\\n]*)"/y
const FLOW_KEY = /([A-Za-z]\w*): +/y

/** The items of a list; undefined if it is not plain. */
export function readPlainYaml(source: string): unknown[] | undefined {
  if (UNUSUAL.test(source)) return undefined
  try {
    return new Lines(source).whole()
  } catch (problem) {
    if (problem instanceof NotPlain) return undefined
    throw problem
  }
}

const isBlank = (line: string): boolean => /^ *(?:#|$)/.test(line)

/** Blanks alone: a line of Chinese may begin with wide ones, which are part of its text. */
function indentOf(line: string): number {
  let indent = 0
  while (line.charCodeAt(indent) === SPACE) indent += 1
  return indent
}

class Lines {
  readonly #lines: string[]
  readonly #isClosed: boolean
  #at = 0

  constructor(source: string) {
    this.#lines = source.split('\n')
    this.#isClosed = source.endsWith('\n')
  }

  whole(): unknown[] {
    this.#skip()
    if (!this.#line?.startsWith('- ')) throw new NotPlain()
    const items = this.#list(0)
    if (this.#line !== undefined) throw new NotPlain()
    return items
  }

  get #line(): string | undefined {
    return this.#lines[this.#at]
  }

  /** To the next line with content. */
  #skip(): void {
    while (this.#line !== undefined && isBlank(this.#line)) this.#at += 1
  }

  #isAt(indent: number): boolean {
    return this.#line !== undefined && indentOf(this.#line) === indent
  }

  #list(indent: number): unknown[] {
    const items: unknown[] = []
    while (this.#isAt(indent) && this.#line?.startsWith('- ', indent)) {
      // what follows the dash is in a line of its own, as it were
      const line = `${' '.repeat(indent + 1)}${this.#line.slice(indent + 1)}`
      const inside = indentOf(line)
      if (inside === line.length) throw new NotPlain()
      this.#lines[this.#at] = line
      if (KEY.test(line.slice(inside))) items.push(this.#map(inside))
      else {
        items.push(valueOf(line.slice(inside)))
        this.#at += 1
        this.#skip()
      }
    }
    return items
  }

  #map(indent: number): Record<string, unknown> {
    const map: Record<string, unknown> = {}
    while (this.#isAt(indent)) {
      const [, key, value] = KEY.exec(this.#line?.slice(indent) ?? '') ?? []
      if (key === undefined || SPECIAL_KEY.test(key) || Object.hasOwn(map, key)) throw new NotPlain()
      this.#at += 1
      if (value === '|' || value === '|-') map[key] = this.#text(indent, value)
      else {
        this.#skip()
        map[key] = value === undefined ? this.#nested(indent) : valueOf(value)
      }
    }
    if (this.#line !== undefined && indentOf(this.#line) > indent) throw new NotPlain()
    return map
  }

  /** What is below a key without a value. */
  #nested(indent: number): unknown {
    const line = this.#line
    if (line === undefined) return null
    const inside = indentOf(line)
    if (line.startsWith('- ', inside) && inside >= indent) return this.#list(inside)
    return inside > indent ? this.#map(inside) : null
  }

  #text(indent: number, kind: '|' | '|-'): string {
    const inside = indentOf(this.#line ?? '')
    if (inside <= indent || inside === this.#line?.length) throw new NotPlain()
    const lines: string[] = []
    for (; this.#line !== undefined; this.#at += 1) {
      const line = this.#line
      if (line !== '' && indentOf(line) < inside) break
      if (line !== '' && indentOf(line) === line.length) throw new NotPlain()
      lines.push(line.slice(inside))
    }
    while (lines.at(-1) === '') lines.pop()
    if (kind === '|' && this.#line === undefined && !this.#isClosed) throw new NotPlain()
    this.#skip()
    return lines.join('\n') + (kind === '|' ? '\n' : '')
  }
}

/** A value in one line. */
function valueOf(text: string): unknown {
  const first = text.charAt(0)
  if (first === '[' || first === '{') return new Flow(text).whole()
  if (first === "'" || first === '"') {
    const [value, end] = quotedAt(text, 0)
    if (end !== text.length) throw new NotPlain()
    return value
  }
  if (text.includes(': ') || text.includes(' #') || text.endsWith(':')) throw new NotPlain()
  return plainValue(text)
}

function plainValue(text: string): unknown {
  if (INTEGER.test(text)) return Number(text)
  if (text === 'true' || text === 'false') return text === 'true'
  if (text === 'null') return null
  if (NO_TEXT.test(text) || !BEGINS.test(text) || /\s$/.test(text)) throw new NotPlain()
  return text
}

function quotedAt(text: string, at: number): readonly [value: string, end: number] {
  QUOTED.lastIndex = at
  const found = QUOTED.exec(text)
  // two quotes in a row are one inside the text
  if (!found || text[QUOTED.lastIndex] === "'") throw new NotPlain()
  return [found[1] ?? found[2] ?? '', QUOTED.lastIndex]
}

/** `[a, { b: c }]`. */
class Flow {
  #at = 0

  constructor(readonly text: string) {}

  whole(): unknown {
    const value = this.#value()
    if (this.#at !== this.text.length) throw new NotPlain()
    return value
  }

  #value(): unknown {
    const first = this.text.charAt(this.#at)
    if (first === '[') return this.#list()
    if (first === '{') return this.#map()
    if (first === "'" || first === '"') {
      const [value, end] = quotedAt(this.text, this.#at)
      this.#at = end
      return value
    }
    return plainValue(this.#take(FLOW_TEXT)[0].replace(/ +$/, ''))
  }

  #take(what: RegExp): RegExpExecArray {
    what.lastIndex = this.#at
    const found = what.exec(this.text)
    if (!found) throw new NotPlain()
    this.#at = what.lastIndex
    return found
  }

  #list(): unknown[] {
    const items: unknown[] = []
    this.#each(']', () => items.push(this.#value()))
    return items
  }

  #map(): Record<string, unknown> {
    const map: Record<string, unknown> = {}
    this.#each('}', () => {
      const key = this.#take(FLOW_KEY)[1] ?? ''
      if (SPECIAL_KEY.test(key) || Object.hasOwn(map, key)) throw new NotPlain()
      map[key] = this.#value()
    })
    return map
  }

  /** What is between the brackets, part by part. */
  #each(end: string, read: () => void): void {
    this.#at += 1
    this.#blanks()
    if (this.text[this.#at] === end) {
      this.#at += 1
      return
    }
    for (;;) {
      read()
      this.#blanks()
      const next = this.text[this.#at]
      this.#at += 1
      if (next === end) return
      if (next !== ',') throw new NotPlain()
      this.#blanks()
    }
  }

  #blanks(): void {
    while (this.text[this.#at] === ' ') this.#at += 1
  }
}
