import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Queryable } from '../db/client'
import { findOwnPicture } from './catalogue-repository'

/** Larger ones are fetched: the page would be delayed by more than it saves. */
const MAX_BYTES = 16 * 1024
/** Maximum number in the cache. */
const MAX_CACHED = 500

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml'
}
const SHIPPED = /^\/assets\/catalogue\/((?:[\w-]+\/)*[\w-]+\.[a-z]+)$/
const OWN = /^\/assets\/own\/([\w.-]{1,100})$/

const dataAddress = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

/**
 * Small pictures of the catalogue as `data:` addresses. One of the operator's own is in the database: it is loaded for
 * the pages after this one.
 */
export function picturesOf(folder: string, db: Queryable): (address: string) => string | undefined {
  const cached = new Map<string, string | undefined>()

  function cache(address: string, data: string | undefined): string | undefined {
    const [oldest] = cached.size >= MAX_CACHED ? cached.keys() : []
    if (oldest !== undefined) cached.delete(oldest)
    cached.set(address, data)
    return data
  }

  async function fetchOwn(address: string, name: string): Promise<void> {
    cache(address, undefined)
    const found = await findOwnPicture(name, MAX_BYTES, db)
    if (found) cache(address, dataAddress(found.mime, found.bytes))
  }

  return (address) => {
    if (cached.has(address)) return cached.get(address)
    const [, shipped] = SHIPPED.exec(address) ?? []
    if (shipped !== undefined) return cache(address, shippedPicture(join(folder, shipped)))
    const [, own] = OWN.exec(address) ?? []
    // an unresponsive database is not queried again: the picture is fetched as usual
    if (own !== undefined) fetchOwn(address, own).catch(() => cached.delete(address))
    return undefined
  }
}

function shippedPicture(file: string): string | undefined {
  const type = TYPES[extname(file)]
  if (type === undefined) return undefined
  try {
    const bytes = readFileSync(file)
    return bytes.length <= MAX_BYTES ? dataAddress(type, bytes) : undefined
  } catch {
    return undefined
  }
}
