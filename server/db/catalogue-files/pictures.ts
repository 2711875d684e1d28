import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { cleanHtml } from '../clean-html'
import { isHtml } from './html-lines'

/** URL prefix of pictures that came with a folder. */
export const OWN_PICTURES = '/assets/own/'
/** URL prefix of those that ship with the server. */
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

/** The first bytes of each kind of file, to check that it is a picture. */
const beginsAs: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/webp': (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  'image/png': (bytes) => bytes.toString('latin1', 1, 4) === 'PNG',
  'image/jpeg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8
}

export interface Picture {
  /** The hash of its bytes, with the extension of its kind. */
  readonly name: string
  readonly mime: string
  readonly bytes: Buffer
}

/** A picture of the folder. @throws Error with what is wrong with it */
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
 * The address of a picture that ships with the server unchanged, or that the server has and the folder does not: it is
 * served from there and not stored again. This covers the demo's pictures and those of an export.
 */
export function shippedAs(folder: string, address: string, assets: string): string | undefined {
  if (address.includes('..')) return undefined
  const [own, twin] = [join(folder, address), join(assets, address.slice('pictures/'.length))]
  if (!existsSync(twin) || !statSync(twin).isFile()) return undefined
  const isTwin = own === twin || !existsSync(own) || readFileSync(own).equals(readFileSync(twin))
  return isTwin ? SHIPPED_PICTURES + address.slice('pictures/'.length) : undefined
}

/** Whether a picture said to ship with the server exists there. */
export const isShipped = (address: string, assets: string): boolean => {
  const file = SHIPPED.exec(address)?.[1]
  return file === undefined || existsSync(join(assets, file))
}

type Rename = (address: string, path: readonly PropertyKey[]) => string

/** A value with all its picture addresses, including those in HTML, mapped by `rename`; `path` is its position. */
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

/** HTML texts as stored: sanitised. */
export const withCleanTexts = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      isHtml(key) && typeof value === 'string' ? cleanHtml(value) : value
    ])
  )
