import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { cleanHtml } from '../clean-html'
import { isHtml } from './html-lines'

/** Where pictures that came with a folder are served from. */
export const OWN_PICTURES = '/assets/own/'
/** Where those that ship with the server are served from. */
export const SHIPPED_PICTURES = '/assets/catalogue/'

const IN_FOLDER = /^pictures\/[\w./-]+$/
const IN_HTML = /(<img\b[^>]*?\bsrc=")(pictures\/[\w./-]+|\/assets\/own\/[\w.]+)(")/g
const SHIPPED = /^\/assets\/catalogue\/([\w./-]+)$/

/** Largest file, bytes: a phone loads many of them. */
const MAX_BYTES = 1_048_576

const MIMES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg'
}

/** How a file of that kind begins: what is called a picture is one. */
const beginsAs: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/webp': (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  'image/png': (bytes) => bytes.toString('latin1', 1, 4) === 'PNG',
  'image/jpeg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8
}

export interface Picture {
  /** The hash of its bytes, with the ending of its kind. */
  readonly name: string
  readonly mime: string
  readonly bytes: Buffer
}

/** A picture of the folder. @throws Error that says what is wrong with it */
export function readPicture(folder: string, address: string): Picture {
  const file = join(folder, address)
  if (!existsSync(file) || !statSync(file).isFile()) throw new Error(`There is no picture ${address}`)
  if (statSync(file).size > MAX_BYTES) throw new Error(`${address} is larger than 1 MB`)
  const mime = MIMES[extname(file).toLowerCase()]
  const bytes = readFileSync(file)
  if (!mime || !beginsAs[mime]?.(bytes)) throw new Error(`${address} is no WebP, PNG or JPEG picture`)
  const ending = mime.split('/')[1] ?? ''
  return { name: `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`, mime, bytes }
}

/**
 * The address of a picture that ships with the server just so, or that the folder does not have and the server does: it is
 * served from there, and not kept again. Those of the demo are such, and what an export wrote of them.
 */
export function shippedAs(folder: string, address: string, assets: string): string | undefined {
  if (address.includes('..')) return undefined
  const [own, twin] = [join(folder, address), join(assets, address.slice('pictures/'.length))]
  if (!existsSync(twin) || !statSync(twin).isFile()) return undefined
  const isTwin = own === twin || !existsSync(own) || readFileSync(own).equals(readFileSync(twin))
  return isTwin ? SHIPPED_PICTURES + address.slice('pictures/'.length) : undefined
}

/** Whether a picture that is said to ship with the server does. */
export const isShipped = (address: string, assets: string): boolean => {
  const file = SHIPPED.exec(address)?.[1]
  return file === undefined || existsSync(join(assets, file))
}

type Rename = (address: string, path: readonly PropertyKey[]) => string

/** A value with every picture's address in it, in HTML too, as `rename` gives it; `path` is where it stands. */
export function withPictures(value: unknown, rename: Rename, path: readonly PropertyKey[] = []): unknown {
  if (typeof value === 'string') {
    if (IN_FOLDER.test(value) || value.startsWith('/assets/')) return rename(value, path)
    return value.replace(
      IN_HTML,
      (_, before: string, address: string, after: string) => before + rename(address, path) + after
    )
  }
  if (Array.isArray(value)) return value.map((item, index) => withPictures(item, rename, [...path, index]))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withPictures(item, rename, [...path, key])])
  )
}

/** Texts of HTML as they are kept: with nothing in them that could act. */
export const withCleanTexts = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      isHtml(key) && typeof value === 'string' ? cleanHtml(value) : value
    ])
  )
